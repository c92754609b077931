import { readStored, writeStored } from './storage.ts'

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

/** Shows a theme at once and remembers it. */
export function chooseTheme(theme: Theme): void {
  writeStored('local', THEME_KEY, theme)
  document.documentElement.dataset['theme'] = theme
  paintBrowser()
}

/** Keeps the browser's own colours, other tabs and the device's scheme in step; yields its undoing. */
export function followTheme(): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  const followOtherTab = ({ key }: StorageEvent) => {
    const theme = readStored('local', THEME_KEY)
    if (key !== THEME_KEY || !isTheme(theme)) return
    document.documentElement.dataset['theme'] = theme
    paintBrowser()
  }
  paintBrowser()
  device.addEventListener('change', paintBrowser)
  addEventListener('storage', followOtherTab)
  return () => {
    device.removeEventListener('change', paintBrowser)
    removeEventListener('storage', followOtherTab)
  }
}

function paintBrowser(): void {
  const theme = document.documentElement.dataset['theme']
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', isDark ? browserColours.dark : browserColours.light)
  }
  const statusBar = document.querySelector('meta[name="apple-mobile-web-app-status-bar-style"]')
  statusBar?.setAttribute('content', isDark ? 'black-translucent' : 'default')
}
