import { sayDay } from '@mowatt/tariffs'
import { mailParagraph } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'
import { homeMail, type HomeMailTo, OF_WATCH } from '../home-mail.ts'
import type { ComplaintContent } from './complaint-store.ts'

type About = HomeMailTo & { homeName: string; complaint: ComplaintContent; askBy: string }

/** On the day on which the eight weeks are over: what may be done, by when, and where the letter is. */
export function complaintMail({ homeName, complaint, askBy, ...to }: About): Mail {
  const { supplier, subject, madeOn } = complaint
  return homeMail(to, {
    title: 'You can go to the Energy Ombudsman now',
    preview: `It’s 8 weeks since you complained to ${supplier}.`,
    parts: [
      mailParagraph(
        `It’s 8 weeks since you complained to ${supplier} on ${sayDay(madeOn)} about this: ${subject}. Your complaint is about the home you call “${homeName}”.`,
      ),
      mailParagraph(
        `If your complaint isn’t settled, you can go to the Energy Ombudsman now, for free. To be safe, do this by ${sayDay(askBy)}.`,
      ),
      mailParagraph('If your complaint has been settled, please mark it as settled on your home’s page.'),
    ],
    button: ['See your complaint'],
    note: 'You’ll find a letter there to change, copy and send.',
    ...OF_WATCH,
  })
}
