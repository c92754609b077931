import { sayDay } from '@mowatt/tariffs'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { hostOf, mailAddress, mailButton, mailParagraph, mailStop } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'

type About = {
  to: string
  siteName: string
  headline: string
  reason: string
  link: string
  stopLink: string
  createdAt: Date
}

/** What was said on the day of asking, and a note that prices have changed since. */
export function reminderMail({ to, siteName, headline, reason, link, stopLink, createdAt }: About): Mail {
  const title = 'Time to look at your energy deal again'
  const asked = `On ${sayDay(londonDay(createdAt))} you asked us to remind you today.${headline === '' ? '' : ` At the time, Mo’s advice was: ${headline}`}`
  const paragraphs = [reason, 'Prices have changed since then. Compare again before you decide.'].filter(
    (each) => each !== '',
  )
  return {
    to,
    subject: oneLine(`${siteName}: time to look at your energy deal again`),
    ...composeMail({
      siteName,
      title,
      preview: headline || title,
      parts: [
        mailParagraph(asked),
        ...paragraphs.map(mailParagraph),
        mailButton(link, 'Look again'),
        mailAddress(link),
        mailStop(
          stopLink,
          'Stop reminders to this address',
          'Don’t want any more reminders? Use this link to stop them:',
        ),
      ],
      because: `someone asked ${hostOf(link)} to send your address a reminder`,
    }),
  }
}
