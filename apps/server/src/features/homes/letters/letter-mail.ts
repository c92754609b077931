import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { hostOf, mailNote, mailParagraph, mailQuote } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'

type About = { to: string; siteName: string; title: string; text: string; site: string }

/** The letter as its author left it, as text: nothing in it is markup. */
export function letterMail({ to, siteName, title, text, site }: About): Mail {
  return {
    to,
    subject: oneLine(`${siteName}: your letter`),
    ...composeMail({
      siteName,
      title: 'Your letter',
      preview: title,
      parts: [
        mailParagraph(`${title}. Check it, fill in the gaps, and send it on. We haven’t sent it to anyone else.`),
        mailQuote(text),
        mailNote('Keep this email. It shows what you wrote and when.'),
      ],
      because: `you asked ${hostOf(site)} to email you a letter`,
    }),
  }
}
