import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { casesOf } from '../../../test-size.ts'
import { drawOrder } from './draw.ts'

const DRAWS = casesOf(1_000_000)
const WINNERS = 5
const POOL = Array.from({ length: 85 }, (_, at) => at + 16)

/**
 * How likely it is that chance alone is at least this uneven. The cube root of a chi-square is nearly normal (Wilson
 * and Hilferty), and the normal tail is a known series.
 */
function probabilityOf(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom)
  const z = (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread)
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
  return z > 0 ? tail : 1 - tail
}

function chiSquareOf(counts: readonly number[] | Float64Array, expected: number): number {
  return [...counts].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** A seed is a hash and nothing else, here made by the machine's own code: ours would take half of the test's time. */
function seedNumber(draw: number): string {
  return hash('sha256', `round ${draw}`)
}

function expectFair(chiSquare: number, freedom: number): void {
  const probability = probabilityOf(chiSquare, freedom)
  expect(probability).toBeGreaterThanOrEqual(0.001)
  expect(probability).toBeLessThanOrEqual(0.999)
}

test('the probability is that of the printed tables', () => {
  expect(probabilityOf(106.395, 84)).toBeCloseTo(0.05, 3)
  expect(probabilityOf(3.841, 1)).toBeCloseTo(0.05, 1)
  expect(probabilityOf(117.057, 84)).toBeCloseTo(0.01, 3)
})

test(`in ${DRAWS} draws everybody wins as often, in each of the five turns`, () => {
  const byTurn = Array.from({ length: WINNERS }, () => new Float64Array(101))
  const neighbours = new Float64Array(85)
  for (let draw = 0; draw < DRAWS; draw++) {
    let turn = 0
    let first = 0
    for (const place of drawOrder(seedNumber(draw), POOL)) {
      byTurn[turn]![place]! += 1
      if (turn === 0) first = place
      if (turn === 1) neighbours[(place - first + 85) % 85]! += 1
      if (++turn === WINNERS) break
    }
  }
  for (const counts of byTurn) expectFair(chiSquareOf(counts.slice(16), DRAWS / 85), 84)
  const wins = POOL.map((place) => byTurn.reduce((sum, counts) => sum + counts[place]!, 0))
  // Five different ones of 85: a place's wins vary a little less than five independent ones would.
  expectFair(chiSquareOf(wins, (DRAWS * WINNERS) / 85) * (84 / 80), 84)
  // The second winner is never the first, and is as far from it as chance will have it.
  expect(neighbours[0]).toBe(0)
  expectFair(chiSquareOf(neighbours.slice(1), DRAWS / 84), 83)
})

test('every order of a small pool is as likely as any other', () => {
  const counts = new Map<string, number>()
  const draws = 96_000
  for (let draw = 0; draw < draws; draw++) {
    const order = [...drawOrder(seedNumber(-draw - 1), [1, 2, 3, 4])].join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expectFair(chiSquareOf([...counts.values()], draws / 24), 23)
})
