const CODE = /^[\w-]{1,64}$/
const HOUR_SECONDS = 3600

/** The code in a page's address, if it can be one. */
export function referralIn(address: URL): string | undefined {
  const code = address.searchParams.get('ref') ?? ''
  return CODE.test(code) ? code : undefined
}

/** Stores, without JavaScript, the referrer's code until the visitor has signed in. Without a code it is deleted. */
export function referralCookie(code: string | undefined, siteUrl: string): string {
  const isSecure = siteUrl.startsWith('https:')
  const name = isSecure ? '__Host-mowatt-referral' : 'mowatt-referral'
  const maxAgeSeconds = code ? HOUR_SECONDS : 0
  return `${name}=${code ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure ? '; Secure' : ''}`
}

export function readReferralCookie(cookies: string | null): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?mowatt-referral=([\w-]{1,64})/.exec(cookies ?? '')?.[1]
}
