/** As the contract names them; said again here, because the contract would bring its checks to every visitor. */
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

/** The domain under which the page and the other hosts all lie; none for an address or a name without a dot. */
export function sharedDomain(pageHost: string, hosts: readonly string[]): string | undefined {
  const all = [pageHost, ...hosts].map((host) =>
    host
      .replace(/^www\./, '')
      .split('.')
      .toReversed(),
  )
  const [first = [], ...others] = all
  if (first.length < 2 || /^[\d.]+$|:/.test(pageHost)) return undefined
  const length = first.findIndex((label, at) => others.some((other) => other[at] !== label))
  const common = length === -1 ? first : first.slice(0, length)
  // Hosts without a common parent do not hear of each other; the cookie then stays with this one.
  return (common.length >= 2 ? common : first).toReversed().join('.')
}
