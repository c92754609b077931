import { CAMPAIGN_PARAMETERS } from './campaign-from-query.ts'
import { CAMPAIGN_KEY } from './keep-campaign.ts'

/**
 * Runs in the home page's head. Only the browser knows its stored campaign, so it requests the page with it before
 * anything is painted: swapped later, the headline would shift the content below. An address that names a campaign is
 * left alone, so this happens once. If the response does not arrive, the page is shown as it is.
 */
export function campaignScript(): string {
  // Inlined here, so that the browser scripts of the site do not need it.
  const source = `(function (page) {
  try {
    var saved = (sessionStorage.getItem('${CAMPAIGN_KEY}') || '').trim()
    var address = new URL(location.href)
    var isNamed = ${JSON.stringify(CAMPAIGN_PARAMETERS)}.some(function (name) {
      return (address.searchParams.get(name) || '').trim()
    })
    if (!saved || saved.toLowerCase() === 'default' || isNamed) return
    address.searchParams.set('campaign', saved)
    page.style.visibility = 'hidden'
    setTimeout(function () { page.style.visibility = '' }, 3000)
    location.replace(address)
  } catch {}
})(document.documentElement)`
  return source.replaceAll(/\n\s*/g, '\n')
}
