import { marketingPurposeTexts, purposeTexts } from './consent-texts.ts'

/** What marketing is about. A network of adverts that is told too is another company, and a choice of its own. */
export function marketingPurpose(adNetwork: string | undefined): string {
  if (adNetwork === undefined) return purposeTexts.marketing
  return marketingPurposeTexts.elsewhere(purposeTexts.marketing, adNetwork)
}

/** The host of the network of adverts, if there is one. */
export function adNetworkOf(analytics: { adsUrl: string | undefined } | null | undefined): string | undefined {
  return analytics?.adsUrl === undefined ? undefined : new URL(analytics.adsUrl).host
}
