/** Named characters that editors' tools write. Any other name stays as it is written, and is then plain text. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  pound: '£',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  middot: '·',
  bull: '•',
  times: '×',
  frac12: '½',
  frac14: '¼',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  shy: '\u00AD',
}
const REFERENCE = /&(?:#x([0-9a-f]{1,8});?|#([0-9]{1,9});?|([a-z][a-z0-9]{1,20});)/gi
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00A0': '&nbsp;',
}

/** Reads `&amp;`, `&#38;` and `&#x26;`, once: what they spell is not read again. */
export function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? all) : all
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

/** The one way in which text and values are written: a browser reads back exactly what was checked. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"\u00A0]/g, (character) => ESCAPES[character] ?? character)
}

/** What no text needs and what only confuses readers of it. */
export function dropControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to drop
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]/g, '')
}

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
  return isCharacter ? dropControls(String.fromCodePoint(code)) : '\uFFFD'
}
