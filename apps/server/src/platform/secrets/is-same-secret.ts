import { timingSafeEqual } from 'node:crypto'

/** Compares without telling by its time how much of a guess was right. */
export function isSameSecret(given: string, right: string): boolean {
  const [guess, wanted] = [Buffer.from(given), Buffer.from(right)]
  return guess.length === wanted.length && timingSafeEqual(guess, wanted)
}
