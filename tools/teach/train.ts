import { STEEP } from '@mowatt/agent/teaching'

export type Saying = { label: string; features: ReadonlyMap<string, number> }
/** For each feature how telling it is, and how much it speaks for each label. */
export type Trained = { labels: string[]; telling: Map<string, number>; weights: Map<string, Float32Array> }

const ROUNDS = 8
const FIRST_STEP = 1
const SLOWER = 6
/** A feature that stands in one saying alone teaches nothing about another. */
const LEAST_HELD = 2

/** Logistic regression by steps of single sayings, in an order that is the same each time. */
export function train(sayings: readonly Saying[]): Trained {
  const labels = [...new Set(sayings.map(({ label }) => label))].toSorted()
  const at = new Map(labels.map((label, index) => [label, index]))
  const telling = tellingOf(sayings)
  const weights = new Map([...telling.keys()].map((feature) => [feature, new Float32Array(labels.length)]))
  const seen = sayings.map(({ label, features }) => ({
    wanted: at.get(label) ?? 0,
    parts: partsOf(features, telling).map(({ feature, value }) => ({
      row: weights.get(feature) as Float32Array,
      value,
    })),
  }))
  const chance = new Float32Array(labels.length)
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP / (1 + round / SLOWER)
    for (const index of shuffled(seen.length, round)) {
      const saying = seen[index]
      if (saying) takeStep(saying, chance, step)
    }
  }
  return { labels, telling, weights }
}

type Part = { row: Float32Array; value: number }

function takeStep({ wanted, parts }: { wanted: number; parts: readonly Part[] }, chance: Float32Array, step: number) {
  chance.fill(0)
  for (const { row, value } of parts)
    for (let label = 0; label < row.length; label += 1) chance[label]! += value * row[label]!
  toChances(chance)
  chance[wanted]! -= 1
  for (const { row, value } of parts) {
    const size = step * value
    for (let label = 0; label < row.length; label += 1) row[label]! -= size * chance[label]!
  }
}

function toChances(scores: Float32Array): void {
  const most = scores.reduce((best, each) => Math.max(best, each), -Infinity)
  let sum = 0
  for (let index = 0; index < scores.length; index += 1) sum += scores[index] = Math.exp(scores[index]! - most)
  for (let index = 0; index < scores.length; index += 1) scores[index]! /= sum
}

function tellingOf(sayings: readonly Saying[]): Map<string, number> {
  const held = new Map<string, number>()
  for (const { features } of sayings) for (const each of features.keys()) held.set(each, (held.get(each) ?? 0) + 1)
  return new Map(
    [...held]
      .filter(([, count]) => count >= LEAST_HELD)
      .map(([feature, count]) => [feature, Math.log(1 + sayings.length / (1 + count))]),
  )
}

function partsOf(features: ReadonlyMap<string, number>, telling: ReadonlyMap<string, number>) {
  const known = [...features].flatMap(([feature, weight]) => {
    const value = weight * (telling.get(feature) ?? 0)
    return value === 0 ? [] : [{ feature, value }]
  })
  const length = Math.hypot(...known.map(({ value }) => value)) || 1
  return known.map(({ feature, value }) => ({ feature, value: (STEEP * value) / length }))
}

/** A linear congruence: chance enough for an order, and the same on every machine. */
function shuffled(count: number, round: number): number[] {
  let state = round + 1
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return Array.from({ length: count }, (_, index) => ({ index, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ index }) => index)
}
