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
}

/** Tells a winner what to do and until when. It asks for nothing but an address, so that fakes are easy to tell. */
export function winnerMail({ to, siteName, link, prize, place, kind, until, deliveryDays, isPractice }: Won): Mail {
  const title = `You have won: ${prize}`
  const how =
    kind === 'rank'
      ? `You finished in place ${place} of the waitlist competition.`
      : `Your name was drawn. You finished in place ${place} of the waitlist competition.`
  const ask = `Please confirm a delivery address in the United Kingdom by the end of ${sayDay(until)}. That is the last day: after it the prize goes to somebody else.`
  const then = `We send the prize within ${deliveryDays / 7} weeks of getting the address. We never ask you to pay, or for bank details.`
  const check = 'Anybody can check the draw, and so can you: our competition page has the evidence.'
  const practice = 'This draw used a recorded round and is practice.'
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
        mailButton(link, 'Confirm my address', 'Open this link to confirm your address. It works once:'),
        ...paragraphs.map(mailParagraph),
        mailAddress(link),
      ],
      because: `you took part in the waitlist competition at ${hostOf(link)}`,
    }),
  }
}
