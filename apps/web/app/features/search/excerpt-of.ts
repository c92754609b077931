import { tokenise } from './tokenise.ts'

const WORDS_SHOWN = 32
const WORDS_BEFORE = 6

/** The part of a text with the most distinct search words; its beginning if there are none. */
export function excerptOf(text: string, stems: ReadonlySet<string>): string {
  const tokens = tokenise(text)
  if (tokens.length <= WORDS_SHOWN) return text
  const hits = tokens.flatMap(({ stem }, at) => (stems.has(stem) ? [{ stem, at }] : []))
  let best = { from: 0, count: 0 }
  for (const [position, { at }] of hits.entries()) {
    const near = hits.slice(position, position + WORDS_SHOWN).filter((hit) => hit.at < at + WORDS_SHOWN - WORDS_BEFORE)
    const count = new Set(near.map(({ stem }) => stem)).size
    if (count > best.count) best = { from: at, count }
  }
  const first = Math.max(0, Math.min(best.from - WORDS_BEFORE, tokens.length - WORDS_SHOWN))
  const last = first + WORDS_SHOWN - 1
  const start = first === 0 ? 0 : (tokens[first]?.start ?? 0)
  const end = last >= tokens.length - 1 ? text.length : (tokens[last]?.end ?? text.length)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
