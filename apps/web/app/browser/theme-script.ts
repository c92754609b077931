import { THEME_KEY } from './theme.ts'

const SOURCE = `(function (page) {
  var themes = ['light', 'dark', 'system'], stored
  var address = new URL(location.href), asked = address.searchParams.get('theme')
  var isAsked = themes.indexOf(asked) >= 0
  try {
    if (isAsked) localStorage.setItem('${THEME_KEY}', asked)
    stored = localStorage.getItem('${THEME_KEY}')
  } catch {}
  var theme = isAsked ? asked : stored
  if (themes.indexOf(theme) >= 0) page.dataset.theme = theme
  if (isAsked) {
    address.searchParams.delete('theme')
    history.replaceState(history.state, '', address)
  }
})(document.documentElement)`

/**
 * Runs in the head before anything is painted, so that no page flashes in the wrong theme. Takes a theme from the
 * address (and removes it there), else from local storage; otherwise what the server wrote stands.
 */
export function themeScript(): string {
  return SOURCE.replaceAll(/\n\s*/g, '\n')
}
