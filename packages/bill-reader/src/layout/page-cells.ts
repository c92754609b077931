import type { PageWords } from '../document-words.ts'
import { type Cell, heightOf, sharedHeight, type Token } from './cell.ts'
import { pageTokens } from './page-tokens.ts'
import { joinSpacedLetters } from './spaced-letters.ts'
import { typewrittenTokens } from './typewritten-tokens.ts'

/** In text heights: a narrower gap is not a space, a wider one starts another cell. */
const NO_SPACE_GAP = 0.12
const CELL_GAP = 0.72
/** On photos only the characters are measured, not their line height. */
const CELL_GAP_ON_PHOTO = 0.95
const CELL_GAP_TYPEWRITTEN = 1.35

/** The cells of a page in reading order: from the top, and from the left within a line. */
export function pageCells(page: PageWords): Cell[] {
  const { tokens: found, joined } =
    page.source === 'ocr' ? joinSpacedLetters(pageTokens(page)) : plain(pageTokens(page))
  const tokens = found.sort((a, b) => a.left - b.left)
  const gapOf = cellGaps(page, tokens, joined)
  const next = new Map<Token, Token>()
  const taken = new Set<Token>()
  for (const [index, token] of tokens.entries()) {
    const follower = nearestFollower(token, tokens, index, gapOf)
    if (!follower || taken.has(follower)) continue
    next.set(token, follower)
    taken.add(follower)
  }
  return tokens
    .filter((token) => !taken.has(token))
    .map((first) => {
      const chain = [first]
      for (let token = next.get(first); token; token = next.get(token)) chain.push(token)
      return joinTokens(page, chain)
    })
    .sort((a, b) => (sharedHeight(a, b) > 0.5 ? a.left - b.left : a.top - b.top))
}

type GapOf = (token: Token, next: Token) => number

function plain(tokens: Token[]): ReturnType<typeof joinSpacedLetters> {
  return { tokens, joined: new Set() }
}

function cellGaps(page: PageWords, tokens: readonly Token[], joined: ReadonlySet<Token>): GapOf {
  const typed = new Set([...typewrittenTokens(tokens), ...joined])
  const usual = page.source === 'ocr' ? CELL_GAP_ON_PHOTO : CELL_GAP
  return (token, next) => (typed.has(token) && typed.has(next) ? CELL_GAP_TYPEWRITTEN : usual)
}

function nearestFollower(token: Token, sorted: readonly Token[], index: number, gapOf: GapOf): Token | undefined {
  let nearest: Token | undefined
  const height = heightOf(token)
  for (let at = index + 1; at < sorted.length; at++) {
    const other = sorted[at]
    if (!other || other.left - token.right > 2 * height) break
    if (other.left < token.right - 0.35 * height || sharedHeight(token, other) < 0.5) continue
    const taller = Math.max(height, heightOf(other))
    const lower = Math.min(height, heightOf(other))
    if (taller > 2.4 * lower || other.left - token.right > gapOf(token, other) * Math.min(taller, 1.35 * lower))
      continue
    if (!nearest || other.left < nearest.left) nearest = other
  }
  return nearest
}

/** On photos of typewritten text a point is apart from its digits: "£98. 14", "43 .267", "1, 551". */
function isInsideNumber(before: string, next: string): boolean {
  if (/\d$/.test(before)) return /^[.,](?:\d{2,}|$)/.test(next)
  return /\d[.,]$/.test(before) && /^\d{2,4}(?![\d:/])/.test(next)
}

/** Commas look like points on photos, and bills do not print kilowatt hours to the thousandth. */
const THOUSANDS = /(?<![\d.,£])([1-9]\d?)\.(\d{3})(?=\s?k[wW][hH](?![a-z]))/g

function joinTokens(page: PageWords, chain: readonly Token[]): Cell {
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  const tokens: Token[] = []
  for (const token of chain) {
    const hasSpace =
      text !== '' &&
      (token.left - end) / heightOf(token) > NO_SPACE_GAP &&
      !(page.source === 'ocr' && isInsideNumber(text, token.text))
    if (hasSpace) text += ' '
    tokens.push({ ...token, start: text.length })
    text += token.text
    end = token.right
  }
  if (page.source === 'ocr') text = text.replaceAll(THOUSANDS, '$1,$2')
  const heights = chain.map(heightOf).sort((a, b) => a - b)
  return {
    page,
    text,
    tokens,
    left: Math.min(...chain.map((token) => token.left)),
    right: Math.max(...chain.map((token) => token.right)),
    top: Math.min(...chain.map((token) => token.top)),
    bottom: Math.max(...chain.map((token) => token.bottom)),
    height: heights[Math.floor(heights.length / 2)] ?? 0,
    confidence: Math.min(...chain.map((token) => token.confidence)),
  }
}
