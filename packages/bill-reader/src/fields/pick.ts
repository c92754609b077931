import type { Candidate } from '../labels/candidate.ts'

export type Picked<T> = { best: Candidate<T>; score: number; isContested: boolean; second: Candidate<T> | undefined }

/** The value with the most evidence: its best label, plus a little for each time it is printed again. */
export function pick<T>(
  candidates: readonly Candidate<T>[],
  keyOf: (value: T) => string = String,
): Picked<T> | undefined {
  const groups = [...Map.groupBy(candidates, ({ value }) => keyOf(value)).values()]
    .map((group) => {
      const sorted = [...group].sort((a, b) => b.score - a.score)
      const best = sorted[0]
      return best && { best, score: best.score + 0.06 * Math.min(3, group.length - 1) }
    })
    .filter((group) => group !== undefined)
    .sort((a, b) => b.score - a.score)
  const [first, second] = groups
  if (!first) return undefined
  return { ...first, isContested: second !== undefined && first.score - second.score < 0.02, second: second?.best }
}
