/** No answer of our schemas is longer. */
const LONGEST = 20_000
const DEEPEST = 24
const MOST_TRIES = 24
const MOST_FOUND = 8
const THOUGHT_END = '</think>'
const TRAILING_COMMA = /,(?=\s{0,40}[}\]])/g
const NO_VALUE = /\b(?:None|undefined)\b/g

/** The JSON values in a text: alone, in a code fence, in prose, or one after the other. Never throws. */
export function findJson(text: string): unknown[] {
  const said = text.slice(0, LONGEST)
  const from = said.lastIndexOf(THOUGHT_END)
  const found: unknown[] = []
  let at = from < 0 ? 0 : from + THOUGHT_END.length
  for (let tries = 0; tries < MOST_TRIES && found.length < MOST_FOUND; tries += 1) {
    const opens = nextOpening(said, at)
    if (opens < 0) break
    const piece = pieceAt(said, opens)
    const value = piece && parsePiece(piece.text)
    if (value !== undefined) found.push(value)
    at = piece && value !== undefined ? piece.end : opens + 1
  }
  return found
}

function nextOpening(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (text[at] === '{' || text[at] === '[') return at
  return -1
}

/** From an opening bracket to the one that closes it. Brackets missing at the very end are added; cut words are not. */
function pieceAt(text: string, from: number): { text: string; end: number } | undefined {
  const open: string[] = []
  let isQuoted = false
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? '}' : ']')
      if (open.length > DEEPEST) return undefined
    } else if (sign === '}' || sign === ']') {
      if (open.pop() !== sign) return undefined
      if (open.length === 0) return { text: text.slice(from, at + 1), end: at + 1 }
    }
  }
  const rest = text.slice(from).trimEnd().replace(/`{3}$/, '').trimEnd()
  const isWhole = !isQuoted && (rest.endsWith('}') || rest.endsWith(']'))
  return isWhole ? { text: rest + open.toReversed().join(''), end: text.length } : undefined
}

function parsePiece(text: string): unknown {
  return parse(text) ?? parse(mend(text))
}

function mend(text: string): string {
  const quoted = text.includes('"') ? text : text.replaceAll("'", '"')
  return quoted.replaceAll(TRAILING_COMMA, '').replaceAll(NO_VALUE, 'null')
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
