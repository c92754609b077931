import { readStored, writeStored } from '../../browser/storage.ts'
import { campaignFromQuery, withoutCampaign } from './campaign-from-query.ts'

/** Session storage: the campaign of this visit. */
export const CAMPAIGN_KEY = 'mowatt.campaign'

/** The visit's campaign: the one in the address is stored for this tab and removed from the address bar. */
export function keepCampaign(): string | undefined {
  const asked = campaignFromQuery(new URLSearchParams(location.search))
  if (asked) writeStored('session', CAMPAIGN_KEY, asked)
  const clean = withoutCampaign(new URL(location.href))
  if (clean) history.replaceState(history.state, '', clean)
  return asked ?? readStored('session', CAMPAIGN_KEY)
}
