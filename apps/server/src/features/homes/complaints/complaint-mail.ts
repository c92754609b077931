import { sayDay } from '@mowatt/tariffs'
import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import {
  hostOf,
  mailAddress,
  mailButton,
  mailNote,
  mailParagraph,
  mailStop,
} from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'
import type { ComplaintContent } from './complaint-store.ts'

type About = {
  to: string
  siteName: string
  homeName: string
  complaint: ComplaintContent
  askBy: string
  links: { home: string; stop: string; oneClick: string }
}

const TITLE = 'You can ask the Energy Ombudsman now'

/** On the day on which the eight weeks are over: what may be done, by when, and where the letter is. */
export function complaintMail({ to, siteName, homeName, complaint, askBy, links }: About): Mail {
  const { supplier, subject, madeOn } = complaint
  return {
    to,
    subject: oneLine(`${siteName}: ${TITLE.charAt(0).toLowerCase()}${TITLE.slice(1)}`),
    stopUrl: links.oneClick,
    ...composeMail({
      siteName,
      title: TITLE,
      preview: `It’s 8 weeks since you complained to ${supplier}.`,
      parts: [
        mailParagraph(
          `It’s 8 weeks since you complained to ${supplier} on ${sayDay(madeOn)} about this: ${subject}. This is about the home you call “${homeName}”.`,
        ),
        mailParagraph(
          `If it isn’t settled, you can ask the Energy Ombudsman now. It’s free. To be safe, ask by ${sayDay(askBy)}.`,
        ),
        mailParagraph('Is it settled? Then mark it as settled on your home’s page.'),
        mailButton(links.home, 'See your complaint'),
        mailAddress(links.home),
        mailNote('You’ll find a letter there that you can change, copy and send.'),
        mailStop(links.stop, 'Stop watching this home', 'Don’t want these emails? Use this link to stop them:'),
      ],
      because: `you asked ${hostOf(links.home)} to watch this home`,
    }),
  }
}
