import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { mailParagraph, mailQuote, mailRows, TYPED_BY_MISTAKE } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'
import type { Team } from '../../contact/public.ts'

type Asked = { email: string; summary: string; consoleUrl: string }

/** For our team: the words that the visitor saw and may have changed. Replies go to the visitor. */
export function handOverMail({ siteName, contactEmail }: Team, { email, summary, consoleUrl }: Asked): Mail {
  return {
    to: contactEmail,
    replyTo: email,
    leavesNoTrace: true,
    subject: oneLine(`${siteName}: someone wants to talk to a person`),
    ...composeMail({
      siteName,
      title: 'Someone wants to talk to a person',
      preview: 'Mo passed this on.',
      parts: [
        mailParagraph(
          'Mo passed this message on. Reply in the console, where the rest of the team can see your reply.',
        ),
        mailRows([
          ['From', email],
          ['Console', consoleUrl],
        ]),
        mailQuote(summary),
      ],
      because: `this is the contact address for ${siteName}`,
    }),
  }
}

/** For the visitor. It repeats nothing that was typed: anyone can enter any address. */
export function handedOverMail({ siteName, contactEmail }: Team, { email }: Pick<Asked, 'email'>): Mail {
  const paragraphs = [
    'We’ve got the message you asked Mo to pass on. Someone on our team will reply to you by email.',
    `Want to add something? Email us at ${contactEmail}.`,
    `Didn’t write to us? ${TYPED_BY_MISTAKE} We haven’t put you on any mailing list.`,
  ]
  return {
    to: email,
    leavesNoTrace: true,
    subject: oneLine(`${siteName}: we’ve got your question`),
    ...composeMail({
      siteName,
      title: 'We’ve got your question',
      preview: 'Someone on our team will reply by email.',
      parts: paragraphs.map(mailParagraph),
      because: 'someone entered your address when they asked to talk to a person',
    }),
  }
}

/** Our answer. It repeats nothing of the question: anyone can enter any address. */
export function answeredMail(
  { siteName, contactEmail }: Team,
  { email, words }: { email: string; words: string },
): Mail {
  return {
    to: email,
    replyTo: contactEmail,
    subject: oneLine(`${siteName}: our answer to your question`),
    ...composeMail({
      siteName,
      title: 'Our answer to your question',
      preview: 'You asked to talk to a person.',
      parts: [
        mailParagraph('You asked to talk to a person. Here’s our answer:'),
        mailQuote(words),
        mailParagraph('Anything else? Just reply to this email.'),
      ],
      because: 'someone entered your address when they asked to talk to a person',
    }),
  }
}
