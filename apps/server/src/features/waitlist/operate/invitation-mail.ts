import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { mailParagraph } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'

/** An operator's words to members whose turn it is, a paragraph for each block of lines. */
export function invitationMail(
  to: string,
  { subject, words }: { subject: string; words: string },
  siteName: string,
): Mail {
  const paragraphs = words.split(/\n{2,}/).map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
  return {
    to,
    subject: oneLine(subject),
    ...composeMail({
      siteName,
      title: oneLine(subject),
      preview: paragraphs[0] ?? '',
      parts: paragraphs.map(mailParagraph),
      because: `you joined the ${siteName} waitlist`,
    }),
  }
}
