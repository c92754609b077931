import type { ContactKind } from '@mowatt/contract'
import { composeMail, oneLine } from '../../platform/mail/mail-page.ts'
import { mailParagraph, mailQuote, mailRows, TYPED_BY_MISTAKE } from '../../platform/mail/mail-parts.ts'
import type { Mail } from '../../platform/mail/mail-store.ts'
import type { ContactMessage } from './contact-store.ts'

export type Team = { siteName: string; contactEmail: string }

const kindLabels: Record<ContactKind, string> = {
  supplier: 'Energy supplier',
  housing_association: 'Housing association',
  employer: 'Employer',
  charity: 'Charity or advice service',
  other: 'Other',
}

/** For the team: all that was written. What a stranger typed stays in the body and never reaches a header. */
export function teamMail({ siteName, contactEmail }: Team, message: ContactMessage): Mail {
  const rows = [
    ['From', message.name],
    ['Organisation', message.organisation],
    ['Email', message.email],
    ['Type', kindLabels[message.kind]],
  ] as const
  return {
    to: contactEmail,
    subject: oneLine(`${siteName}: partner enquiry (${kindLabels[message.kind]})`),
    ...composeMail({
      siteName,
      title: 'Partner enquiry',
      preview: kindLabels[message.kind],
      parts: [mailRows(rows), mailQuote(message.message)],
      because: `this is the contact address for ${siteName}`,
    }),
  }
}

/**
 * For the sender. It repeats nothing that was typed: anyone can enter any address, and our mail must not carry a
 * stranger's words to it.
 */
export function acknowledgement({ siteName, contactEmail }: Team, message: ContactMessage): Mail {
  const paragraphs = [
    'Thanks for writing to us. Someone on our team will read your message and reply by email, whatever the answer. If it’s “no” or “not yet”, we’ll say why.',
    `Want to add something? Write to ${contactEmail}.`,
    `Didn’t write to us? ${TYPED_BY_MISTAKE} We haven’t put you on any mailing list.`,
  ]
  return {
    to: message.email,
    subject: oneLine(`${siteName}: we’ve got your message`),
    ...composeMail({
      siteName,
      title: 'We’ve got your message',
      preview: 'Someone on our team will read your message and reply by email.',
      parts: paragraphs.map(mailParagraph),
      because: `someone entered your address when they wrote to ${siteName}`,
    }),
  }
}
