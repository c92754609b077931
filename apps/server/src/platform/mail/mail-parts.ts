import { escapeHtml } from '../http/plain-page.ts'

/** One part of a mail, in both its forms. */
export type MailPart = {
  /** Safe: whatever a person typed has been escaped. */
  html: string
  /** Empty where the plain form already includes it. */
  text: string
}

/** For a recipient whose address another person entered. What they did not do comes before it. */
export const TYPED_BY_MISTAKE = 'Someone may have typed your address by mistake. You don’t need to do anything.'

export function mailParagraph(text: string): MailPart {
  return { html: `<p style="margin:0 0 18px">${escapeHtml(text)}</p>`, text }
}

/** A note for some readers, which others may skip. */
export function mailNote(text: string): MailPart {
  return { html: note(escapeHtml(text)), text }
}

/** A sentence with one important part, which is emphasised. */
export function mailEmphasis(before: string, strong: string, after: string): MailPart {
  return {
    html: `<p style="margin:0 0 18px">${escapeHtml(before)}<strong style="word-break:break-word">${escapeHtml(strong)}</strong>${escapeHtml(after)}</p>`,
    text: `${before}${strong}${after}`,
  }
}

/** A person's own words, line by line as they were typed. */
export function mailQuote(text: string): MailPart {
  return {
    html: `<p style="margin:24px 0 18px;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(text)}</p>`,
    text,
  }
}

/** Yellow is a surface for dark words, in both themes. Without buttons, `plainly` introduces the link. */
export function mailButton(link: string, label: string, plainly = `${label}:`): MailPart {
  return {
    html:
      '<table role="presentation" class="wide" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:separate"><tr>' +
      '<td bgcolor="#f8bf1e" align="center" style="background-color:#f8bf1e;background-image:linear-gradient(#f8bf1e,#f8bf1e);border-bottom:3px solid #d99a06;border-radius:14px">' +
      `<a href="${escapeHtml(link)}" style="display:block;padding:15px 32px;color:#1d1d1f;font-size:17px;line-height:24px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a>` +
      '</td></tr></table>',
    text: `${plainly}\n\n${link}`,
  }
}

/** In full and not clickable: for programs that break buttons, and for readers who check where one leads. */
export function mailAddress(link: string): MailPart {
  return {
    html:
      `${note('Button not working? Copy this address into your browser:')}` +
      '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px;border-collapse:separate;table-layout:fixed"><tr>' +
      '<td class="box quiet" style="padding:14px 16px;background:#f8f3ea;border-radius:14px;color:#574e44;font-size:15px;line-height:1.45;word-break:break-all">' +
      `${escapeHtml(link)}</td></tr></table>`,
    text: '',
  }
}

export function mailCode(code: string): MailPart {
  return {
    html:
      '<p class="box" style="display:inline-block;margin:0 0 20px;padding:12px 24px;border-radius:14px;background:#f8f3ea;' +
      'font-size:30px;line-height:1.2;font-weight:700;letter-spacing:4px;font-variant-numeric:tabular-nums">' +
      `${escapeHtml(code)}</p>`,
    text: code,
  }
}

/** A figure stays on one line on a phone; long values, such as an address, break anywhere. */
const LONGEST_FIGURE = 16

export function mailRows(rows: readonly (readonly [label: string, value: string])[]): MailPart {
  const row = ([label, value]: readonly [string, string]) => {
    const wraps = value.length <= LONGEST_FIGURE ? 'white-space:nowrap' : 'word-break:break-word'
    return (
      `<tr><td class="quiet" style="padding:4px 24px 4px 0;color:#574e44;vertical-align:top">${escapeHtml(label)}</td>` +
      `<td style="padding:4px 0;${wraps}"><strong>${escapeHtml(value)}</strong></td></tr>`
    )
  }
  return {
    html: `<table role="presentation" cellpadding="0" cellspacing="0">${rows.map(row).join('')}</table>`,
    text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
  }
}

/** The way to unsubscribe from automatic mails. */
export function mailStop(link: string, label: string, plainly: string): MailPart {
  return {
    html: note(`<a href="${escapeHtml(link)}" style="color:inherit">${escapeHtml(label)}</a>`),
    text: `${plainly}\n\n${link}`,
  }
}

/** A link's host, as people write it. */
export function hostOf(link: string): string {
  return new URL(link).host
}

function note(html: string): string {
  return `<p class="quiet" style="margin:0 0 14px;color:#574e44;font-size:15px;line-height:1.45">${html}</p>`
}
