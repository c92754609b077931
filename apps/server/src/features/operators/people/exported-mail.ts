import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { mailParagraph } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'

/** For the user whose data was exported: if they did not ask for it, they should learn of it at once. */
export function exportedMail(to: string, siteName: string): Mail {
  const paragraphs = [
    `We’ve made a copy of everything in your ${siteName} account, because you asked us to. We’ll send it to you separately.`,
    'Didn’t ask for it? Please contact us straight away. Your account shows when we made the copy, and why.',
  ]
  return {
    to,
    subject: oneLine(`${siteName}: we’ve made a copy of your data`),
    ...composeMail({
      siteName,
      title: 'We’ve made a copy of your data',
      preview: 'You asked us for it.',
      parts: paragraphs.map(mailParagraph),
      because: 'someone on our team made a copy of the data in your account',
    }),
  }
}
