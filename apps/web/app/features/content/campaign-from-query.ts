export const CAMPAIGN_PARAMETERS = ['campaign', 'campaign_id', 'c', 'utm_campaign']
const MAX_CHARACTERS = 100

/** The campaign named by a link, if any. */
export function campaignFromQuery(query: URLSearchParams): string | undefined {
  const given = CAMPAIGN_PARAMETERS.map((name) => query.get(name)?.trim()).find(Boolean)
  return given?.slice(0, MAX_CHARACTERS)
}

/** The same address without the campaign; undefined if it names none. */
export function withoutCampaign(address: URL): URL | undefined {
  const clean = new URL(address)
  for (const name of CAMPAIGN_PARAMETERS) clean.searchParams.delete(name)
  return clean.href === address.href ? undefined : clean
}
