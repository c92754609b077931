/** The session cookie for sign-in without JavaScript. Over TLS it uses the name prefix that no other host can set. */
export function accountCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-mowatt-account' : 'mowatt-account'
}

/** Lets an editor see drafts on the pages of the site. Over TLS it uses the name prefix that no other host can set. */
export function previewCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-mowatt-preview' : 'mowatt-preview'
}

/** The query parameter with the record whose draft the page shows. */
export const PREVIEW_PARAMETER = 'preview'

/** The token stored in the cookie of this name, as it is. The API decides whether it is still valid. */
export function cookieToken(cookies: string | null | undefined, name: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='))
  const token = pairs.find(([each]) => each === name)?.[1] ?? ''
  return /^[\w.-]+$/.test(token) ? token : undefined
}
