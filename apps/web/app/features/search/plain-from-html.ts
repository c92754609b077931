const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  hellip: '…',
}

/** The words of a piece of HTML, to be searched and shown as text. */
export function plainFromHtml(html: string): string {
  return (
    html
      .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      // A link's screen-reader text is not part of the text.
      .replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '')
      .replaceAll(/<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup|u)\b[^<>]*>/gi, '')
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) =>
        name === undefined
          ? character(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16))
          : (entities[name] ?? all),
      )
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

function character(code: number): string {
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ' '
}
