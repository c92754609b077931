// Runs in workers, one for each processor: the encoder keeps one busy.
import { inWholeSteps } from '../../apps/server/src/platform/encoder/encode-sentences.ts'
import { loadEncoder } from '../../apps/server/src/platform/encoder/load-encoder.ts'
import type { Task } from '../../apps/server/src/platform/workers/task.ts'
import { loadExactEncoder } from './load-exact-encoder.ts'

/** So near to where rounding turns, in steps, another processor may round the other way. Ten times less is usual, and half of it the most that was seen. */
export const NEAR = 0.000_25

let native: ReturnType<typeof loadEncoder> | undefined
let exact: ReturnType<typeof loadExactEncoder> | undefined

/**
 * Directions that are the same on every processor: the native encoder's, and where a side of one is so near to the next
 * step that its last digits decide, those of the exact one.
 */
export const embedAll: Task<readonly string[], Int8Array[]> = async (texts) => {
  native ??= loadEncoder()
  const measured = await (await native).measure(texts)
  const unsure = texts.flatMap((text, at) => (measured[at]?.some(isNearTurn) ? [{ text, at }] : []))
  if (unsure.length > 0) {
    exact ??= loadExactEncoder()
    const again = await (await exact).measure(unsure.map(({ text }) => text))
    for (const [place, { at }] of unsure.entries()) measured[at] = again[place] ?? new Float64Array()
  }
  return measured.map(inWholeSteps)
}

export function isNearTurn(steps: number): boolean {
  return Math.abs(steps - Math.floor(steps) - 0.5) < NEAR
}
