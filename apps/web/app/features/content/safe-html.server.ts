import { safeLink } from '@mowatt/contract/safe-link'

const KEPT = new Set(
  'p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s a blockquote code pre sub sup table thead tbody tr th td'.split(
    ' ',
  ),
)
const EMPTY = new Set(['br', 'hr'])
/** What stands inside these is no text. */
const DROPPED_WHOLE =
  /<(script|style|template|iframe|object|noscript|svg|math|title|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const PIECE = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"<]*"|'[^'<]*'|[^'"<>])*)>|[^<]+|</gi
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/**
 * Yields HTML from content with nothing in it but the tags on our list, without attributes, and links that are safe.
 * Every tag of the result is written here, so no trick in the source can survive in it.
 */
export function safeHtml(source: string): string {
  const open: Open[] = []
  let html = ''
  for (const [piece, slash, name = '', attributes = ''] of source.replaceAll(DROPPED_WHOLE, ' ').matchAll(PIECE)) {
    const tag = name.toLowerCase()
    if (!name) html += piece.startsWith('<!--') ? '' : escapeText(piece)
    else if (!KEPT.has(tag)) continue
    else if (EMPTY.has(tag)) html += slash ? '' : `<${tag}>`
    else if (!slash) {
      const { start, end } = tag === 'a' ? anchor(attributes) : { start: `<${tag}>`, end: `</${tag}>` }
      open.push({ tag, end })
      html += start
    } else if (open.some((each) => each.tag === tag)) html += closeUntil(open, tag)
  }
  return (html + closeUntil(open)).trim()
}

type Open = { tag: string; end: string }

function closeUntil(open: Open[], tag?: string): string {
  let html = ''
  for (let last = open.pop(); last; last = open.pop()) {
    html += last.end
    if (last.tag === tag) break
  }
  return html
}

/** A link to another host opens in a new tab, and says so. */
function anchor(attributes: string): { start: string; end: string } {
  const [, double, single, bare] = HREF.exec(attributes) ?? []
  const href = safeLink((double ?? single ?? bare ?? '').replaceAll('&amp;', '&'))
  if (!href) return { start: '<a>', end: '</a>' }
  const escaped = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  if (!/^https:/i.test(href)) return { start: `<a href="${escaped}">`, end: '</a>' }
  return {
    start: `<a href="${escaped}" target="_blank" rel="noopener noreferrer">`,
    end: '<span class="sr-only"> (opens in a new tab)</span></a>',
  }
}

/** Entities stay as they are; a lone ampersand becomes one. */
function escapeText(text: string): string {
  return text
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
