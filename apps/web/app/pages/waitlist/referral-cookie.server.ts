const CODE = /^[\w-]{1,64}$/
const HOUR_SECONDS = 3600

/** The code in a page's address, if it can be one. */
export function referralIn(address: URL): string | undefined {
  const code = address.searchParams.get('ref') ?? ''
  return CODE.test(code) ? code : undefined
}

/** Keeps, without JavaScript, who sent a visitor until they have signed in. No code forgets it. */
export function referralCookie(code: string | undefined, siteUrl: string): string {
  const [maxAgeSeconds, secure] = [code ? HOUR_SECONDS : 0, siteUrl.startsWith('https:') ? '; Secure' : '']
  return `mowatt-referral=${code ?? ''}; Path=/waitlist; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}

export function readReferralCookie(cookies: string | null): string | undefined {
  return /(?:^|;\s*)mowatt-referral=([\w-]{1,64})/.exec(cookies ?? '')?.[1]
}
