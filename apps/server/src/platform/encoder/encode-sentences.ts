import { INPUT, WIDTH } from './bert-graph.ts'
import { tokensOf, type Vocabulary } from './word-pieces.ts'

/** Runs the network: numbers by the name of the input, each with its sides, and one row of numbers for each sentence. */
export type RunNetwork = (
  inputs: Readonly<Record<string, { data: BigInt64Array; sides: number[] }>>,
) => Promise<Float32Array>

/** A length of 1, in steps: hardly any side of a direction is longer than 0.2. */
const STEPS = 512
const MOST_STEPS = 127
const MOST_TOGETHER = 16

/** What sentences mean, as directions in 384 dimensions, in steps that aren't whole yet. */
export async function encodeSentences(
  texts: readonly string[],
  vocabulary: Vocabulary,
  run: RunNetwork,
): Promise<Float64Array[]> {
  const directions: Float64Array[] = []
  for (const batch of batchesOf(texts.map((text) => tokensOf(text, vocabulary)))) {
    const length = batch[0]?.tokens.length ?? 0
    const tokens = BigInt64Array.from(
      batch.flatMap((each) => each.tokens),
      BigInt,
    )
    const places = BigInt64Array.from({ length }, (_, place) => BigInt(place))
    const means = await run({
      [INPUT.tokens]: { data: tokens, sides: [batch.length, length] },
      [INPUT.places]: { data: places, sides: [length] },
    })
    for (const [place, { index }] of batch.entries())
      directions[index] = inSteps(means.subarray(place * WIDTH, (place + 1) * WIDTH))
  }
  return directions
}

/** In whole steps: processors differ in the last digits, and what is judged from this should not. */
export function inWholeSteps(direction: Float64Array): Int8Array {
  return Int8Array.from(direction, (each) => Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(each))))
}

function inSteps(mean: Float32Array): Float64Array {
  const length = Math.sqrt(mean.reduce((sum, each) => sum + each * each, 0)) || 1
  return Float64Array.from(mean, (each) => (each / length) * STEPS)
}

type Numbered = { tokens: readonly number[]; index: number }

/** Equally long sentences together: then none has to be padded. */
function batchesOf(sentences: readonly (readonly number[])[]): Numbered[][] {
  const byLength = new Map<number, Numbered[][]>()
  for (const [index, tokens] of sentences.entries()) {
    const batches = byLength.get(tokens.length) ?? []
    byLength.set(tokens.length, batches)
    const last = batches.at(-1)
    if (last && last.length < MOST_TOGETHER) last.push({ tokens, index })
    else batches.push([{ tokens, index }])
  }
  return [...byLength.values()].flat()
}
