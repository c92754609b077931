import type { Category } from '../../browser/consent/stored-things.ts'

/** What each choice is about, in the question and on the page of cookies. */
export const purposes: Record<Category, string> = {
  necessary: 'Keeps you signed in, and your session with Mo together. The site does not work without it.',
  preferences: 'Remembers how you like the site: the theme, the waitlist bar you closed, how you play.',
  statistics: 'Counts visits, speed and errors on our own servers, without your name, address or IP address.',
  marketing: 'Tells us whether an advert led to a question or a bill. We learn that it did, not who you are.',
}
