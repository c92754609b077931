import { sayDay } from '@mowatt/tariffs'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { escapeHtml } from '../../../platform/http/plain-page.ts'
import { mailButton, mailPage, mailParagraph, oneLine } from '../../../platform/mail/mail-page.ts'
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

/** What was said on the day of asking, and that prices are others by now. */
export function reminderMail({ to, siteName, headline, reason, link, stopLink, createdAt }: About): Mail {
  const title = 'Time to look at your energy again'
  const asked = `You asked us on ${sayDay(londonDay(createdAt))} to remind you today.${headline === '' ? '' : ` Mo said then: ${headline}`}`
  const paragraphs = [reason, 'Prices have changed since. Compare again before you decide.'].filter(
    (each) => each !== '',
  )
  const stop = 'Do you want no more reminders at this address? Press this link, and they stop:'
  return {
    to,
    subject: oneLine(`${siteName}: time to look at your energy again`),
    text: `${[title, asked, ...paragraphs, 'Look again:', link, stop, stopLink, siteName].join('\n\n')}\n`,
    html: mailPage({
      siteName,
      title,
      preview: headline || title,
      parts: [
        mailParagraph(asked),
        ...paragraphs.map(mailParagraph),
        mailButton(link, 'Look again'),
        `<p class="quiet" style="margin:0;color:#5a524b;font-size:15px"><a href="${escapeHtml(stopLink)}" style="color:inherit">No more reminders to this address</a></p>`,
      ],
    }),
  }
}
