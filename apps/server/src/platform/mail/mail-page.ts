import { escapeHtml } from '../http/plain-page.ts'

const FONT = 'font-family:Figtree,Arial,sans-serif'

/** Mail programs that know the dark theme swap these; all others show the light one, which is written inline. */
const DARK = `@media (prefers-color-scheme:dark){
.ground{background:#15130f!important}.card{background:#211e19!important}
.words{color:#f6efe4!important}.quiet{color:#c2b7a6!important;border-color:#3b362e!important}
.box{background:#2c2821!important;color:#f6efe4!important;border-color:#4a443a!important}}
@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}}`

type Page = {
  siteName: string
  title: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  /** Safe HTML; whatever a person typed has been escaped. */
  parts: readonly string[]
}

/** Tables and inline styles: the only layout that every mail program understands. */
export function mailPage({ siteName, title, preview, parts }: Page): string {
  return (
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${DARK}</style></head>` +
    '<body class="ground" style="margin:0;background:#f0e6d8">' +
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="ground" align="center" style="padding:24px 12px;background:#f0e6d8">' +
    '<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:24px;overflow:hidden">' +
    `<tr><td class="pad" style="padding:28px 40px;background:#f8bf1e;color:#1d1d1f;${FONT};font-size:24px;font-weight:800">${escapeHtml(siteName)}</td></tr>` +
    `<tr><td class="pad words" style="padding:36px 40px;color:#1d1d1f;${FONT};font-size:17px;line-height:1.55">` +
    `<h1 style="margin:0 0 20px;font-size:28px;line-height:1.2">${escapeHtml(title)}</h1>${parts.join('')}</td></tr>` +
    `<tr><td class="pad quiet" style="padding:20px 40px 28px;border-top:1px solid #e6dccf;color:#5a524b;${FONT};font-size:14px">` +
    `${escapeHtml(siteName)}, for homes in England, Wales and Scotland.</td></tr>` +
    '</table></td></tr></table></body></html>'
  )
}

export function mailParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
}

/** Yellow is a surface for dark words, in both themes. */
export function mailButton(link: string, label: string): string {
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 28px"><tr>' +
    '<td style="background:#f8bf1e;border-radius:999px">' +
    `<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 36px;color:#1d1d1f;font-weight:700;text-decoration:none">${escapeHtml(label)}</a>` +
    '</td></tr></table>'
  )
}

/** Nothing in a subject may begin another header. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
