// Runs in workers, one for each processor: the encoder keeps one busy.
import { inWholeSteps } from '../../apps/server/src/platform/encoder/encode-sentences.ts'
import { loadEncoder } from '../../apps/server/src/platform/encoder/load-encoder.ts'
import type { Task } from '../../apps/server/src/platform/workers/task.ts'
import { loadExactEncoder } from './load-exact-encoder.ts'
import { isNearTurn } from './near-turn.ts'

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
