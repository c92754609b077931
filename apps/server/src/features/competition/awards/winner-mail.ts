import { sayDay } from '@mowatt/tariffs'
import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { hostOf, mailAddress, mailButton, mailParagraph } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'

type Won = {
  to: string
  siteName: string
  link: string
  prize: string
  place: number
  kind: 'rank' | 'draw'
  /** The last day for the address. */
  until: string
  deliveryDays: number
  isPractice: boolean
  /** They were notified before and haven't answered. */
  isReminder: boolean
}

/**
 * Tells a winner what to do and until when. It asks for nothing but an address, so that fakes are easy to recognise.
 */
export function winnerMail(won: Won): Mail {
  const { to, siteName, link, prize, place, kind, until, deliveryDays, isPractice, isReminder } = won
  const title = isReminder ? `Your prize is still waiting: ${prize}` : `You’ve won: ${prize}`
  const how =
    kind === 'rank'
      ? `You were number ${place} in the waitlist competition when it closed.`
      : `You won a prize in the draw. You were number ${place} in the waitlist competition when it closed.`
  const ask = `Please confirm a delivery address in the United Kingdom by the end of ${sayDay(until)}. If you haven’t confirmed an address by then, we’ll give the prize to someone else.`
  const then = `We’ll send your prize within ${deliveryDays / 7} weeks of getting your address. We’ll never ask you to pay anything, or ask for your bank details.`
  const check = 'Anyone can check the draw, including you. The evidence is on our competition page.'
  const practice = 'This was only a practice draw: it used a random number that had already been published.'
  const paragraphs = [ask, then, check, ...(isPractice && kind === 'draw' ? [practice] : [])]
  return {
    to,
    subject: oneLine(`${siteName}: ${title}`),
    ...composeMail({
      siteName,
      title,
      preview: `Confirm your address by ${sayDay(until)}.`,
      parts: [
        mailParagraph(how),
        mailButton(link, 'Confirm my address', 'Open this link to confirm your address. The link only works once:'),
        ...paragraphs.map(mailParagraph),
        mailAddress(link),
      ],
      because: `you took part in the waitlist competition at ${hostOf(link)}`,
    }),
  }
}
