import type { HeadContext } from '@mowatt/text/learnt/context-features'
import { exponential } from '@mowatt/text/learnt/exponential'
import { type HeadsFile, parseHeads, RARITY_STEPS } from '@mowatt/text/learnt/heads-file'
import { type Known, vectorFactor, weighFeatures } from './weigh-features.ts'

/** `vector`: the message as the encoder sees it; without one, only its words are used. */
export type HeadInput = { text: string; vector: Int8Array | undefined; context: HeadContext }
export type HeadScores = {
  labels: { label: string; p: number }[]
  aspects: { aspect: string; p: number }[]
  claims: { claim: string; p: number }[]
}
export type Heads = {
  /** The likeliest labels, and all aspects and claims, with their probabilities, best first. */
  score: (input: HeadInput, most?: number) => HeadScores
  /** Their training data. */
  digest: string
}

const MOST = 40

/** Classifies a message, trained on talks and sayings. `bytes` is the file that tools/teach-reader.ts writes. */
export function createHeads(bytes: Uint8Array): Heads {
  const file = parseHeads(bytes)
  const { labels, aspects, claims, temperatures, digest } = file
  const claimsAt = labels.length + aspects.length
  const known = new Map<number, Known>()
  for (const [index, hash] of file.hashes.entries())
    known.set(hash, { index, rarity: (file.rarities[index] ?? 0) / RARITY_STEPS })
  const find = (hash: number) => known.get(hash)
  return {
    digest,
    score({ text, vector, context }, most = MOST) {
      const scores = scoresOf(file, { text, vector, context }, find)
      const kind = vector ? 'joined' : 'words'
      const ofLabels = chancesOf(
        scores.subarray(0, labels.length),
        temperatures[context.last === undefined ? 'first' : 'later'][kind],
      )
      const ofAspects = chancesOf(scores.subarray(labels.length, claimsAt), temperatures.aspects[kind])
      const ofClaims = chancesOf(scores.subarray(claimsAt), temperatures.claims[kind])
      return {
        labels: best(ofLabels, most).map((at) => ({ label: labels[at] ?? '', p: ofLabels[at] ?? 0 })),
        aspects: best(ofAspects, ofAspects.length).map((at) => ({ aspect: aspects[at] ?? '', p: ofAspects[at] ?? 0 })),
        claims: best(ofClaims, ofClaims.length).map((at) => ({ claim: claims[at] ?? '', p: ofClaims[at] ?? 0 })),
      }
    },
  }
}

function scoresOf(file: HeadsFile, input: HeadInput, find: (hash: number) => Known | undefined): Float64Array {
  const { starts, outputs, weights, steps, dense, denseSteps } = file
  const scores = new Float64Array(steps.length)
  const { indexes, values } = weighFeatures(input.text, input.context, find)
  for (const [at, index] of indexes.entries()) {
    const value = values[at] ?? 0
    const end = starts[index + 1] ?? 0
    for (let place = starts[index] ?? 0; place < end; place += 1)
      scores[outputs[place] ?? 0]! += value * (weights[place] ?? 0)
  }
  for (let output = 0; output < scores.length; output += 1) scores[output]! *= steps[output] ?? 0
  if (!input.vector) return scores
  const factor = vectorFactor(input.vector)
  // In integers, which are fast and exact.
  const meant = new Int32Array(steps.length)
  for (const [side, value] of input.vector.entries()) {
    const row = side * meant.length
    for (let output = 0; output < meant.length; output += 1) meant[output]! += value * dense[row + output]!
  }
  for (let output = 0; output < meant.length; output += 1)
    scores[output]! += factor * meant[output]! * denseSteps[output]!
  return scores
}

/** Scores as probabilities that add up to 1. */
export function chancesOf(scores: ArrayLike<number>, temperature: number): Float64Array {
  const chances = Float64Array.from(scores)
  let most = -Infinity
  for (const score of chances) most = Math.max(most, score)
  let sum = 0
  for (let at = 0; at < chances.length; at += 1) {
    const raised = exponential(((chances[at] ?? 0) - most) / temperature)
    chances[at] = raised
    sum += raised
  }
  for (let at = 0; at < chances.length; at += 1) chances[at]! /= sum
  return chances
}

function best(chances: Float64Array, most: number): number[] {
  return [...chances.keys()].toSorted((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0) || a - b).slice(0, most)
}
