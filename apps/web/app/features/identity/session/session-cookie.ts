import { sharedDomain } from '../../../browser/cookie-domain.ts'

/** The contract's names, repeated here, because the contract would bring its schemas to every visitor. */
export const cookieNames = { secure: '__Secure-mowatt-session', plain: 'mowatt-session' }

const DAY_SECONDS = 24 * 60 * 60

/** The page that sets the cookie, and the hosts that should see it. */
export type CookiePlace = { page: { protocol: string; hostname: string }; hosts: readonly string[] }

/**
 * The cookie that carries the session to our other hosts for a day. Browsers take `SameSite=None` only with `Secure`,
 * and `Secure` only over TLS: a plain local page gets the nearest thing that works.
 */
export function sessionCookie(jwt: string, { page, hosts }: CookiePlace, maxAgeSeconds = DAY_SECONDS): string {
  const isSecure = page.protocol === 'https:'
  const domain = sharedDomain(page.hostname, hosts)
  const name = isSecure ? cookieNames.secure : cookieNames.plain
  return [
    `${name}=${jwt}`,
    'path=/',
    `max-age=${maxAgeSeconds}`,
    ...(domain ? [`domain=${domain}`] : []),
    ...(isSecure ? ['SameSite=None', 'Secure'] : ['SameSite=Lax']),
  ].join('; ')
}

export function expiredCookie(place: CookiePlace): string {
  return sessionCookie('', place, 0)
}
