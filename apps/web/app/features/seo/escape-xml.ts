const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Characters not allowed in XML, not even escaped; lone surrogates are invalid too. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text that is safe between tags and in attributes, in XML and in HTML. */
export function escapeXml(text: string): string {
  return text.replaceAll(IMPOSSIBLE, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
