import { heightOf, type Token } from './cell.ts'

const LEAST_TOKENS = 12
/** Share of the words on the page. In printed fonts equal widths are a coincidence. */
const LEAST_SHARE = 0.4
/** In text heights; printed fonts are narrower. */
const LEAST_PITCH = 0.72
const LEAST_PITCH_AMONG = 0.76
const SPREAD = 1.06
/** If most words fit that well, the others are from the same typewriter, measured badly. */
const SMALL_SPREAD = 0.045
/** A short word's ends have more weight in its width. */
const SHORT = 4
const MOST_OFF = 0.09

/**
 * The words whose characters all have the same width, as a typewriter's do: the spaces between them are as wide as
 * characters.
 */
export function typewrittenTokens(tokens: readonly Token[]): ReadonlySet<Token> {
  const long = tokens.filter(({ text }) => text.length >= SHORT)
  const sorted = long.map((token) => ({ token, pitch: pitchOf(token) })).sort((a, b) => a.pitch - b.pitch)
  let [from, to] = [0, 0]
  for (let start = 0, end = 0; start < sorted.length; start++) {
    while (end < sorted.length && (sorted[end]?.pitch ?? 0) <= (sorted[start]?.pitch ?? 0) * SPREAD) end++
    if (end - start > to - from) [from, to] = [start, end]
  }
  const alike = sorted.slice(from, to)
  if (alike.length < LEAST_TOKENS || alike.length < LEAST_SHARE * long.length) return new Set()
  const pitch = middle(alike.map((one) => one.pitch))
  const height = middle(alike.map(({ token }) => heightOf(token)))
  const isWholePage = middle(sorted.map((one) => Math.abs(one.pitch / pitch - 1))) <= SMALL_SPREAD
  if (pitch < (isWholePage ? LEAST_PITCH : LEAST_PITCH_AMONG) * height) return new Set()
  return isWholePage ? new Set(tokens) : new Set(tokens.filter((token) => isOfPitch(token, pitch)))
}

function isOfPitch(token: Token, pitch: number): boolean {
  const { length } = token.text
  // The margin beside its first and last character is not included in a word's width.
  const off = length < SHORT ? MOST_OFF + 0.3 / length : MOST_OFF
  return Math.abs(pitchOf(token) / pitch - 1) <= off
}

function pitchOf({ left, right, text }: Token): number {
  return (right - left) / Math.max(1, text.length)
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
