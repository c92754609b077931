import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time, which reveals nothing about a guess. */
export function isSameSecret(given: string, right: string): boolean {
  const [guess, wanted] = [Buffer.from(given), Buffer.from(right)]
  return guess.length === wanted.length && timingSafeEqual(guess, wanted)
}
