import { LINK_KEY } from '../../../browser/link-key.ts'

const SOURCE = `(function () {
  var address = new URL(location.href), asked = address.searchParams
  if (!asked.has('oobCode') && !asked.has('continueUrl')) return
  var theme = asked.get('theme')
  try {
    theme = theme || new URL(asked.get('continueUrl')).searchParams.get('theme')
  } catch (noAddress) {}
  window.mowattLink = address.href
  try {
    sessionStorage.setItem('${LINK_KEY}', address.href)
  } catch {}
  history.replaceState(history.state, '', address.pathname + (theme ? '?theme=' + encodeURIComponent(theme) : ''))
})();`

/**
 * First in the head of the sign-in pages: removes the link from the address bar and stores it for this tab alone,
 * before any other request. The theme stays in the address for the theme's own script, which comes next.
 */
export function cleanLinkScript(): string {
  return SOURCE.replaceAll(/\n\s*/g, '\n')
}
