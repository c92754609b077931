import { decodeReferences, dropControls } from './character-references.ts'

export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; isClosed: boolean }
  | { kind: 'close'; name: string }

/** Elements whose content is not markup: it is skipped with them, up to their own end tag. */
const RAW = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
])
const SPACE = /[\t\n\f ]/

/**
 * Takes markup apart into texts and tags; names in lower case, references decoded. Comments, doctypes, processing
 * instructions and half tags at the end are left out.
 */
export function tokeniseMarkup(markup: string): Token[] {
  const source = dropControls(markup)
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const next = source.indexOf('<', at)
    if (next !== at) addText(tokens, source.slice(at, next === -1 ? source.length : next))
    if (next === -1) break
    at = readMarkup(source, next, tokens)
  }
  return tokens
}

/** Reads what begins with `<` and says where it ends. */
function readMarkup(source: string, start: number, tokens: Token[]): number {
  const first = source[start + 1] ?? ''
  const second = source[start + 2] ?? ''
  if (source.startsWith('<!--', start)) return endOfComment(source, start + 4)
  if (first === '!' || first === '?' || (first === '/' && !/[a-z]/i.test(second))) return past(source, '>', start + 2)
  if (first === '/') {
    const tag = readTag(source, start + 2)
    if (tag.isWhole) tokens.push({ kind: 'close', name: tag.name })
    return tag.end
  }
  if (!/[a-z]/i.test(first)) {
    addText(tokens, '<')
    return start + 1
  }
  const { name, attributes, isClosed, isWhole, end } = readTag(source, start + 1)
  if (!isWhole) return end
  if (RAW.has(name)) return endOfRaw(source, name, end)
  tokens.push({ kind: 'open', name, attributes, isClosed })
  return end
}

function readTag(source: string, start: number) {
  let at = start
  while (at < source.length && !/[\t\n\f />]/.test(source[at] ?? '')) at++
  const name = source.slice(start, at).toLowerCase()
  const attributes = new Map<string, string>()
  let isClosed = false
  while (at < source.length) {
    const character = source[at] ?? ''
    if (character === '>') return { name, attributes, isClosed, isWhole: true, end: at + 1 }
    isClosed = character === '/'
    if (isClosed || SPACE.test(character)) at++
    else at = readAttribute(source, at, attributes)
  }
  return { name, attributes, isClosed, isWhole: false, end: at }
}

/** Of two attributes with one name the first counts, as in browsers. */
function readAttribute(source: string, start: number, attributes: Map<string, string>): number {
  let at = start + 1
  while (at < source.length && !/[\t\n\f />=]/.test(source[at] ?? '')) at++
  const name = source.slice(start, at).toLowerCase()
  let value = ''
  const sign = skipSpace(source, at)
  if (source[sign] === '=') {
    const from = skipSpace(source, sign + 1)
    const quote = source[from] === '"' || source[from] === "'" ? source[from] : undefined
    const to = quote ? source.indexOf(quote, from + 1) : endOfBare(source, from)
    if (to === -1) return source.length
    value = source.slice(quote ? from + 1 : from, to)
    at = quote ? to + 1 : to
  }
  if (!attributes.has(name)) attributes.set(name, decodeReferences(value))
  return at
}

function endOfBare(source: string, start: number): number {
  let at = start
  while (at < source.length && !/[\t\n\f >]/.test(source[at] ?? '')) at++
  return at
}

function skipSpace(source: string, start: number): number {
  let at = start
  while (SPACE.test(source[at] ?? '')) at++
  return at
}

function endOfComment(source: string, start: number): number {
  const [abrupt] = /^-?>/.exec(source.slice(start, start + 2)) ?? []
  if (abrupt) return start + abrupt.length
  const end = /--!?>/g
  end.lastIndex = start
  return end.exec(source) ? end.lastIndex : source.length
}

function endOfRaw(source: string, name: string, start: number): number {
  const end = new RegExp(`</${name}(?=[\\t\\n\\f />])`, 'gi')
  end.lastIndex = start
  return end.exec(source) ? past(source, '>', end.lastIndex) : source.length
}

function past(source: string, character: string, start: number): number {
  const at = source.indexOf(character, start)
  return at === -1 ? source.length : at + 1
}

function addText(tokens: Token[], raw: string): void {
  const text = decodeReferences(raw)
  const last = tokens.at(-1)
  if (last?.kind === 'text') last.text += text
  else tokens.push({ kind: 'text', text })
}
