import type { Category } from '../../browser/consent/stored-thing.ts'

/** What each choice is about, in the question and on the page of cookies. */
export const purposes: Record<Category, string> = {
  necessary: 'Keeps you signed in and your conversation with Mo going. The site doesn’t work without it.',
  preferences: 'Remembers your preferences: which welcome message you see and your game settings.',
  statistics: 'Counts visits, speed and errors on our own servers, without your name, address or IP address.',
  marketing: 'Tells us when an advert leads to a question or a bill. We learn that the advert worked, not who you are.',
}

/** The same where a network of adverts is told too: that is another company, and a choice of its own. */
export function marketingPurpose(adNetwork: string | undefined): string {
  if (adNetwork === undefined) return purposes.marketing
  return `${purposes.marketing} ${adNetwork} finds this out too, and may use its own cookies to do it.`
}

/** The host of the network of adverts, if there is one. */
export function adNetworkOf(analytics: { adsUrl: string | undefined } | null | undefined): string | undefined {
  return analytics?.adsUrl === undefined ? undefined : new URL(analytics.adsUrl).host
}
