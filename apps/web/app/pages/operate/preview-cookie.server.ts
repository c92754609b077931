import { previewCookieName } from '@mowatt/contract/account-cookie'

const HOUR_SECONDS = 3600

/** Keeps an operator's token for pages of the site, as long as the token lasts. No script can read it, and it writes nothing. */
export function previewCookie(idToken: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${previewCookieName(siteUrl)}=${idToken}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${HOUR_SECONDS}${secure}`
}
