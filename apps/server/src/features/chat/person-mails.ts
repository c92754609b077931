import { composeMail, oneLine } from '../../platform/mail/mail-page.ts'
import { mailParagraph, mailQuote, mailRows } from '../../platform/mail/mail-parts.ts'
import type { Mail } from '../../platform/mail/mail-store.ts'
import type { Team } from '../contact/public.ts'

type Asked = { email: string; summary: string }

/** For a person of ours: the words that the visitor saw and may have changed. An answer goes to the visitor. */
export function handOverMail({ siteName, contactEmail }: Team, { email, summary }: Asked): Mail {
  return {
    to: contactEmail,
    replyTo: email,
    leavesNoTrace: true,
    subject: oneLine(`${siteName}: somebody would like to talk to a person`),
    ...composeMail({
      siteName,
      title: 'Somebody would like to talk to a person',
      preview: 'Handed over by Mo.',
      parts: [
        mailParagraph('Handed over by Mo. Reply to this mail to reach them.'),
        mailRows([['From', email]]),
        mailQuote(summary),
      ],
      because: `this is the contact address of ${siteName}`,
    }),
  }
}

/** For the visitor. It repeats nothing that was typed: anybody can enter anybody's address. */
export function handedOverMail({ siteName, contactEmail }: Team, { email }: Asked): Mail {
  const paragraphs = [
    'A person has what you asked Mo to pass on, and replies to you by e-mail.',
    `You can add something at any time: write to ${contactEmail}.`,
    'Did not write to us? Someone entered your address by mistake. You need not do anything, and you are on no list.',
  ]
  return {
    to: email,
    leavesNoTrace: true,
    subject: oneLine(`${siteName}: a person has your question`),
    ...composeMail({
      siteName,
      title: 'A person has your question',
      preview: 'They reply to you by e-mail.',
      parts: paragraphs.map(mailParagraph),
      because: 'someone entered your address when they asked Mo for a person',
    }),
  }
}
