import type { ContactKind } from '@mowatt/contract'
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
    ['E-mail', message.email],
    ['Kind', kindLabels[message.kind]],
  ] as const
  return {
    to: contactEmail,
    subject: oneLine(`${siteName}: partner enquiry (${kindLabels[message.kind]})`),
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message.message}\n`,
    html: page(siteName, 'Partner enquiry', [
      `<table role="presentation" cellpadding="0" cellspacing="0">${rows.map(([label, value]) => row(label, value)).join('')}</table>`,
      `<p style="margin:24px 0 0;white-space:pre-wrap">${escapeHtml(message.message)}</p>`,
    ]),
  }
}

/**
 * For the sender. It repeats nothing that was typed: anybody can enter anybody's address, and our mail must not carry
 * a stranger's words to it.
 */
export function acknowledgement({ siteName, contactEmail }: Team, message: ContactMessage): Mail {
  const paragraphs = [
    'Thank you for writing to us. A person reads your message and replies by e-mail, either way. If it is a no, or a not yet, we say why.',
    `You can add something at any time: write to ${contactEmail}.`,
    'Did not write to us? Someone entered your address by mistake. You need not do anything, and you are on no list.',
  ]
  return {
    to: message.email,
    subject: oneLine(`${siteName}: we have your message`),
    text: `${['We have your message', ...paragraphs, siteName].join('\n\n')}\n`,
    html: page(
      siteName,
      'We have your message',
      paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ),
  }
}

function row(label: string, value: string): string {
  return (
    `<tr><td style="padding:4px 24px 4px 0;color:#5a524b;vertical-align:top">${label}</td>` +
    `<td style="padding:4px 0;word-break:break-word"><strong>${escapeHtml(value)}</strong></td></tr>`
  )
}

/** Tables and inline styles: the only layout that every mail program understands. */
function page(siteName: string, title: string, parts: readonly string[]): string {
  const font = 'font-family:Figtree,Arial,sans-serif'
  return (
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>${escapeHtml(title)}</title></head><body style="margin:0;background:#f0e6d8">` +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">' +
    '<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:24px;overflow:hidden">' +
    `<tr><td style="padding:28px 40px;background:#f8bf1e;color:#1d1d1f;${font};font-size:24px;font-weight:800">${escapeHtml(siteName)}</td></tr>` +
    `<tr><td style="padding:36px 40px;color:#1d1d1f;${font};font-size:17px;line-height:1.55">` +
    `<h1 style="margin:0 0 20px;font-size:28px;line-height:1.2">${escapeHtml(title)}</h1>${parts.join('')}</td></tr>` +
    `<tr><td style="padding:20px 40px 28px;border-top:1px solid #e6dccf;color:#5a524b;${font};font-size:14px">` +
    `${escapeHtml(siteName)}, for homes in England, Wales and Scotland.</td></tr>` +
    '</table></td></tr></table></body></html>'
  )
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
