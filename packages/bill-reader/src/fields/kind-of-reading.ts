import type { ReadingKind } from '../bill-facts.ts'

const KINDS: readonly [RegExp, ReadingKind][] = [
  [/estimat|\bE\b|\(E\)|\dE$/i, 'estimated'],
  [/customer|\bC\b|\(C\)|you gave|\dC$/i, 'customer'],
  [/smart|\bS\b|\(S\)|\dS$/i, 'smart'],
  [/actual|\bA\b|\(A\)|\dA$|we read/i, 'actual'],
]

/** How a reading was taken, by what stands behind it. */
export function kindOfReading(text: string): ReadingKind | undefined {
  return KINDS.find(([pattern]) => pattern.test(text))?.[1]
}
