export type Theme = 'light' | 'dark' | 'system'

/** The name of the theme in local storage, and of the cookie for browsers without JavaScript. */
export const THEME_KEY = 'mowatt.theme'

/** What Apple's mobile browsers paint around the page. */
export const browserColours = { light: '#fffdf9', dark: '#1d1d1f' }

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}

/** The theme as far as a server can know it: a parameter of the address, else the cookie, else the system's. */
export function requestedTheme(address: URL, cookies: string | null): Theme {
  const asked = address.searchParams.get('theme')
  if (isTheme(asked)) return asked
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='))
  const kept = pairs.find(([name]) => name === THEME_KEY)?.[1]
  return isTheme(kept) ? kept : 'system'
}
