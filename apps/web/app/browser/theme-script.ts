import { minifyScript } from './minify-script.ts'
import { THEME_KEY } from './theme.ts'

const SOURCE = `{
  const known = /^(light|dark|system)$/, address = new URL(location), asked = address.searchParams.get('theme')
  let theme = asked
  try {
    if (known.test(asked)) localStorage.setItem('${THEME_KEY}', asked)
    theme = localStorage.getItem('${THEME_KEY}')
  } catch {}
  if (known.test(theme)) document.documentElement.dataset.theme = theme
  if (known.test(asked)) {
    address.searchParams.delete('theme')
    history.replaceState(history.state, '', address)
  }
}`

/**
 * Runs in the head before anything is painted, so that no page flashes in the wrong theme. Takes a theme from the
 * address (and removes it there), else from local storage; otherwise the server's choice remains.
 */
export function themeScript(): string {
  return minifyScript(SOURCE)
}
