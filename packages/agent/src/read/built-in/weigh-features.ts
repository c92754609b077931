import { contextFeatures, type HeadContext } from '@mowatt/text/learnt/context-features'
import { messageFeatures, wordsOf } from '@mowatt/text/learnt/message-features'

/** A learnt feature: its index in the table, and how rare it is. */
export type Known = { index: number; rarity: number }
/** The weight of each learnt feature in one message. */
export type Weighed = { indexes: number[]; values: number[] }

const WORDS = 2
/** An unknown word has no weight, and makes the prediction of the others less certain. */
const UNKNOWN_RARITY = 4

/** The features of a message in its place in a talk. The words have the same total weight, however many. */
export function weighFeatures(text: string, context: HeadContext, find: (hash: number) => Known | undefined): Weighed {
  const words = wordsOf(text)
  const said = messageFeatures(words).map(({ hash, value, isWord }) => {
    const known = find(hash)
    return { known, value: value * (known?.rarity ?? (isWord ? UNKNOWN_RARITY : 0)) }
  })
  const length = Math.sqrt(said.reduce((sum, { value }) => sum + value * value, 0)) || 1
  const weighed: Weighed = { indexes: [], values: [] }
  const add = (known: Known | undefined, value: number) => {
    if (!known) return
    weighed.indexes.push(known.index)
    weighed.values.push(value)
  }
  for (const { known, value } of said) add(known, (WORDS * value) / length)
  for (const { hash, value } of contextFeatures(context, words)) add(find(hash), value)
  return weighed
}

const MEANING = 2

/** Scale factors for a direction's sides, so that each has the length that training gives it. */
export function vectorFactor(vector: Int8Array): number {
  let length = 0
  for (const each of vector) length += each * each
  return MEANING / (Math.sqrt(length) || 1)
}
