import { heightOf, type Token } from './cell.ts'

const LEAST_TOKENS = 12
/** In heights of the letters; printed types are narrower. */
const LEAST_PITCH = 0.72
const MOST_SPREAD = 0.045

/** Whether every letter of the page takes the same width: then its spaces are as wide as letters. */
export function isTypewritten(tokens: readonly Token[]): boolean {
  const pitches = tokens
    .filter(({ text }) => text.length >= 4)
    .map((token) => (token.right - token.left) / token.text.length / Math.max(0.1, heightOf(token)))
  if (pitches.length < LEAST_TOKENS) return false
  const pitch = middle(pitches)
  return pitch >= LEAST_PITCH && middle(pitches.map((one) => Math.abs(one / pitch - 1))) <= MOST_SPREAD
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
