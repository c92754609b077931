import type { Category } from '../../browser/consent/stored-thing.ts'

/** What each choice is about, in the question and on the page of cookies. */
export const purposes: Record<Category, string> = {
  necessary: 'Keeps you signed in, and your session with Mo together. The site does not work without it.',
  preferences: 'Remembers how you like things: the welcome that you came for, how you play.',
  statistics: 'Counts visits, speed and errors on our own servers, without your name, address or IP address.',
  marketing: 'Tells us whether an advert led to a question or a bill. We learn that it did, not who you are.',
}

/** The same where a network of adverts is told too: that is another company, and a choice of its own. */
export function marketingPurpose(adNetwork: string | undefined): string {
  if (adNetwork === undefined) return purposes.marketing
  return `${purposes.marketing} ${adNetwork} is told the same, and may use cookies of its own for that.`
}

/** The host of the network of adverts, if there is one. */
export function adNetworkOf(analytics: { adsUrl: string | undefined } | null | undefined): string | undefined {
  return analytics?.adsUrl === undefined ? undefined : new URL(analytics.adsUrl).host
}
