import type { Category } from '../../browser/consent/stored-thing.ts'

/** Texts of the question about cookies, and of the page of cookies. */

export const categoryTexts = {
  necessary: 'Necessary',
  preferences: 'Preferences',
  statistics: 'Statistics',
  marketing: 'Marketing',
} as const satisfies Record<Category, string>

/** The description of each choice. A change needs a new version of the consent, because everyone is asked again. */
export const purposeTexts = {
  necessary: 'Keeps you signed in and your conversation with Mo going. The site doesn’t work without it.',
  preferences: 'Remembers your preferences: which welcome message you see and your game settings.',
  statistics: 'Counts visits, speed and errors on our own servers, without your name, address or IP address.',
  marketing: 'Tells us when an advert leads to a question or a bill. We learn that the advert worked, not who you are.',
} as const satisfies Record<Category, string>

export const marketingPurposeTexts = {
  elsewhere: (own: string, adNetwork: string) =>
    `${own} ${adNetwork} finds this out too, and may use its own cookies to do it.`,
} as const

export const questionTexts = {
  title: (siteName: string) => `Cookies on ${siteName}`,
  lead: [
    'We store what the site needs to work. If you say yes, we’ll also count visits to see what helps people, and measure our adverts. Change your mind any time in Cookie Settings. ',
    'See all our cookies',
  ],
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  oneByOne: 'Let me choose',
  save: 'Save my choices',
  close: 'Close without making changes',
} as const
