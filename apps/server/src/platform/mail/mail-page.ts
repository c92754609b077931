import { escapeHtml } from '../http/plain-page.ts'
import type { MailPart } from './mail-parts.ts'
import { pictureSources } from './mail-pictures.ts'

const FONT = 'font-family:Figtree,Arial,sans-serif'
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0"'

/** Mail programs that support the dark theme swap these; all others show the light one, which is inline. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0d0a08!important}.card{background:#261e18!important}
.words{color:#f8f1e7!important}.quiet{color:#d0c2b0!important}
.foot{color:#b3a390!important;border-color:#46392f!important}
.box{background:#31271f!important}}
@media (max-width:480px){
.words{padding:28px 24px 24px!important}.foot{padding:20px 24px 28px!important}
.brand{padding:24px 0 0 24px!important}.brand img{width:122px!important;height:26px!important}
.mole{padding:0!important}.mole img{width:204px!important;height:150px!important}
.title{font-size:26px!important}.wide{width:100%!important}}`

/** Programs fill the preview line beside the subject with the next text, unless something invisible comes first. */
const FILLER = '&zwnj;&nbsp;'.repeat(60)

type Page = {
  siteName: string
  title: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  parts: readonly MailPart[]
  /** Ends the sentence "You get this mail because". */
  because: string
}

/** Both forms of a mail, from the same parts. */
export function composeMail(page: Page): { text: string; html: string } {
  const foot = [
    `${page.siteName}, for homes in England, Wales and Scotland.`,
    `You’re getting this email because ${page.because}.`,
  ]
  const said = page.parts.map(({ text }) => text).filter((text) => text !== '')
  return {
    text: `${[page.title, ...said, foot.join('\n')].join('\n\n')}\n`,
    html: designed(page, foot),
  }
}

/** Tables and inline styles: the only layout that every mail program understands. */
function designed({ siteName, title, preview, parts }: Page, foot: readonly string[]): string {
  return (
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
    '<body class="ground" style="margin:0;padding:0;background:#f0e7d8">' +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${FILLER}</div>` +
    `<table ${TABLE} width="100%"><tr><td class="ground" align="center" style="padding:24px 12px;background:#f0e7d8">` +
    // Outlook on Windows doesn't support max-width.
    `<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->` +
    `<table ${TABLE} class="card" width="100%" style="width:100%;max-width:600px;background:#ffffff;border-radius:24px;border-collapse:separate;overflow:hidden">` +
    band(siteName) +
    `<tr><td class="words" style="padding:36px 40px 28px;color:#1d1d1f;${FONT};font-size:17px;line-height:1.55;text-align:left">` +
    `<h1 class="title" style="margin:0 0 18px;font-size:32px;line-height:1.2;font-weight:800;letter-spacing:-0.015em">${escapeHtml(title)}</h1>` +
    `${parts.map(({ html }) => html).join('')}</td></tr>` +
    `<tr><td class="foot" style="padding:24px 40px 32px;border-top:1px solid #e6dccb;color:#6d6355;${FONT};font-size:15px;line-height:1.45;text-align:left">` +
    `${foot.map(escapeHtml).join('<br>')}</td></tr></table>` +
    '<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>'
  )
}

/** Programs that darken colours don't change a background picture of one colour. */
function band(siteName: string): string {
  return (
    '<tr><td bgcolor="#f8bf1e" style="padding:0;background-color:#f8bf1e;background-image:linear-gradient(#f8bf1e,#f8bf1e)">' +
    `<table ${TABLE} width="100%"><tr>` +
    '<td class="brand" valign="top" style="padding:32px 0 0 40px">' +
    `<img src="${pictureSources.wordmark}" width="150" height="32" alt="${escapeHtml(siteName)}" ` +
    `style="display:block;border:0;color:#1d1d1f;${FONT};font-size:24px;line-height:32px;font-weight:800"></td>` +
    '<td class="mole" align="right" valign="bottom" style="padding:0 20px 0 0">' +
    `<img src="${pictureSources.mole}" width="240" height="176" alt="" style="display:block;border:0"></td>` +
    '</tr></table></td></tr>'
  )
}

/** Nothing in a subject may begin another header. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
