import type { HeadContext } from '@mowatt/text/learnt/context-features'
import { chancesOf } from '@mowatt/agent/heads'
import { vectorFactor, weighFeatures } from '@mowatt/agent/weigh-features'
import { countFeatures } from './count-features.ts'
import { drawContext } from './draw-context.ts'
import { createDenseLayer, createSparseLayer, type Wrong } from './linear-layer.ts'
import { createRandom, shuffled } from './random.ts'
import type { Row } from './read-rows.ts'

export type Lesson = Row & { vector: Int8Array }
/** Weights of each feature, or of each dimension of the encoder's vector, for all labels, then all aspects and claims. */
export type Trained = {
  labels: string[]
  aspects: string[]
  claims: string[]
  hashes: number[]
  rarities: number[]
  sparse: Float32Array
  /** One row for each output. */
  dense: Float64Array
}

const SIDES = 384
/** Outputs closer than this to their label are skipped: it saves nine tenths of the work. */
const FAINT = 0.004
/** One in so many rows is trained without the encoder, so that words alone work as well. */
const WITHOUT_VECTOR = 6
/**
 * One in so many features of a row is used, and counts as many times (dropout), so that rare words aren't memorised.
 */
const SEEN = 2

type Random = (below: number) => number

/** Softmax regression by steps of single rows, in an order that is the same each time. */
export function createTraining(all: readonly Row[]) {
  const labels = [...new Set(all.map(({ label }) => label))].toSorted()
  const aspects = [...new Set(['none', ...all.flatMap(({ aspect }) => aspect ?? [])])].toSorted()
  const claims = [...new Set(['none', ...all.flatMap(({ claim }) => claim ?? [])])].toSorted()
  const known = countFeatures(all, labels)
  const find = (hash: number) => known.get(hash)
  const claimsAt = labels.length + aspects.length
  const outputs = claimsAt + claims.length
  const sparse = createSparseLayer(known.size, outputs)
  const dense = createDenseLayer(SIDES, outputs)
  const scores = new Float64Array(outputs)
  const wrong: Wrong = { count: 0, outputs: new Int32Array(outputs), errors: new Float64Array(outputs) }
  const place = { label: placesOf(labels), aspect: placesOf(aspects), claim: placesOf(claims) }

  function learn(lesson: Lesson, context: HeadContext, random: Random, step: number): void {
    const { indexes, values } = weighFeatures(lesson.text, context, find)
    const isSeen = indexes.map(() => random(SEEN) === 0)
    const vector = random(WITHOUT_VECTOR) === 0 ? undefined : weighed(lesson.vector)
    scores.fill(0)
    for (let at = 0; at < indexes.length; at += 1) if (isSeen[at]) sparse.add(scores, indexes[at]!, SEEN * values[at]!)
    if (vector) dense.add(scores, vector)
    wrong.count = 0
    noteErrors(wrong, scores.subarray(0, labels.length), place.label.get(lesson.label), 0)
    noteErrors(wrong, scores.subarray(labels.length, claimsAt), place.aspect.get(lesson.aspect ?? ''), labels.length)
    noteErrors(wrong, scores.subarray(claimsAt), place.claim.get(lesson.claim ?? ''), claimsAt)
    for (let at = 0; at < indexes.length; at += 1)
      if (isSeen[at]) sparse.correct(indexes[at]!, SEEN * values[at]!, wrong, step)
    if (vector) dense.correct(vector, wrong, step)
  }

  return {
    /** One pass over the rows; `step` limits how far a single one may move a weight. */
    round(lessons: readonly Lesson[], seed: number, step: number): void {
      const random = createRandom(seed)
      for (const at of shuffled(lessons.length, random)) {
        const lesson = lessons[at]
        if (lesson) learn(lesson, drawContext(lesson, labels, random), random, step)
      }
    },
    trained: (): Trained => ({
      labels,
      aspects,
      claims,
      hashes: [...known.keys()],
      rarities: [...known.values()].map(({ rarity }) => rarity),
      sparse: sparse.weights,
      dense: dense.weights,
    }),
  }
}

function weighed(vector: Int8Array): Float64Array {
  const factor = vectorFactor(vector)
  const sides = new Float64Array(vector.length)
  for (let side = 0; side < sides.length; side += 1) sides[side] = factor * vector[side]!
  return sides
}

function placesOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, place) => [name, place]))
}

/** How far each output is from the label. Without a label, there is nothing to learn. */
function noteErrors(wrong: Wrong, scores: Float64Array, right: number | undefined, from: number): void {
  if (right === undefined) return
  const chances = chancesOf(scores, 1)
  for (let at = 0; at < chances.length; at += 1) {
    const error = (chances[at] ?? 0) - (at === right ? 1 : 0)
    if (Math.abs(error) <= FAINT) continue
    wrong.outputs[wrong.count] = from + at
    wrong.errors[wrong.count] = error
    wrong.count += 1
  }
}
