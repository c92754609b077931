import { marketingPurposeTexts, purposeTexts } from './consent-texts.ts'

/** What marketing means. An advertising network that is notified too is another company, and a separate choice. */
export function marketingPurpose(adNetwork: string | undefined): string {
  if (adNetwork === undefined) return purposeTexts.marketing
  return marketingPurposeTexts.elsewhere(purposeTexts.marketing, adNetwork)
}

/** The host of the advertising network, if there is one. */
export function adNetworkOf(analytics: { adsUrl: string | undefined } | null | undefined): string | undefined {
  return analytics?.adsUrl === undefined ? undefined : new URL(analytics.adsUrl).host
}
