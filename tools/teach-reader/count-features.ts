import { contextFeatures } from '@mowatt/text/learnt/context-features'
import { RARITY_STEPS } from '@mowatt/text/learnt/heads-file'
import { messageFeatures, wordsOf } from '@mowatt/text/learnt/message-features'
import type { Known } from '@mowatt/agent/weigh-features'
import { drawContext } from './draw-context.ts'
import { createRandom } from './random.ts'
import type { Row } from './read-rows.ts'

/** A feature of fewer rows says nothing about other rows. */
const LEAST_SAID = 2
const LEAST_IN_CONTEXT = 4
const MOST_RARITY = 255

/** The trained features, each with its index and how rare it is. */
export function countFeatures(rows: readonly Row[], labels: readonly string[]): Map<number, Known> {
  const random = createRandom(1)
  const said = new Map<number, number>()
  const around = new Map<number, number>()
  const count = (counts: Map<number, number>, hash: number) => counts.set(hash, (counts.get(hash) ?? 0) + 1)
  for (const row of rows) {
    const words = wordsOf(row.text)
    for (const { hash } of messageFeatures(words)) count(said, hash)
    for (const { hash } of contextFeatures(drawContext(row, labels, random), words)) count(around, hash)
  }
  const known = new Map<number, Known>()
  for (const [hash, times] of said)
    if (times >= LEAST_SAID) known.set(hash, { index: known.size, rarity: rarityOf(rows.length / (1 + times)) })
  for (const [hash, times] of around)
    if (times >= LEAST_IN_CONTEXT && !known.has(hash)) known.set(hash, { index: known.size, rarity: 1 })
  return known
}

/** The logarithm as an integer, by products: a library's may differ in its last digit. */
function rarityOf(ratio: number): number {
  const step = 1 + 1 / RARITY_STEPS
  let steps = 0
  for (let reached = 1; reached * step <= 1 + ratio && steps < MOST_RARITY; reached *= step) steps += 1
  return steps / RARITY_STEPS
}
