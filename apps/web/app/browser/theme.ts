export type Theme = 'light' | 'dark' | 'system'

/** The name of the theme in local storage, and of the cookie for browsers without JavaScript. */
export const THEME_KEY = 'mowatt.theme'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The colour that Apple's mobile browsers paint around the page. */
export const browserColours = { light: '#fffdf9', dark: '#1d1d1f' }

/** No other host can set a cookie with this prefix: browsers accept it only over TLS, from the host itself. */
export function themeCookie(theme: Theme, siteUrl: string): string {
  const isSecure = siteUrl.startsWith('https:')
  const name = isSecure ? `__Host-${THEME_KEY}` : THEME_KEY
  return `${name}=${theme}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}${isSecure ? '; Secure' : ''}`
}

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}

/** The theme as far as a server can know it: a query parameter, else the cookie, else the system's. */
export function requestedTheme(address: URL, cookies: string | null): Theme {
  const asked = address.searchParams.get('theme')
  if (isTheme(asked)) return asked
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='))
  const kept = pairs.find(([name]) => name === `__Host-${THEME_KEY}` || name === THEME_KEY)?.[1]
  return isTheme(kept) ? kept : 'system'
}
