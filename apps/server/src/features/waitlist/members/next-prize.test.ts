import { expect, test } from 'vitest'
import { nextPrize } from './next-prize.ts'

const prizes = [
  { from: 1, to: 1, prize: 'A' },
  { from: 2, to: 3, prize: 'B' },
  { from: 4, to: 5, prize: 'C' },
]
const places = [900, 800, 700, 600, 500].map((points, index) => ({ rank: index + 1, name: 'x', points }))

test.for([
  [{ rank: 1, points: 900 }, null],
  [
    { rank: 2, points: 800 },
    { place: 1, prize: 'A', pointsWanted: 901, pointsMissing: 101 },
  ],
  [
    { rank: 3, points: 700 },
    { place: 1, prize: 'A', pointsWanted: 901, pointsMissing: 201 },
  ],
  [
    { rank: 4, points: 600 },
    { place: 3, prize: 'B', pointsWanted: 701, pointsMissing: 101 },
  ],
  [
    { rank: 60, points: 500 },
    { place: 5, prize: 'C', pointsWanted: 501, pointsMissing: 1 },
  ],
] as const)('%o needs %o', ([standing, expected]) => {
  expect(nextPrize(prizes, standing, places)).toEqual(expected)
})

test('without prizes there is none', () => {
  expect(nextPrize([], { rank: 60, points: 1 }, places)).toBeNull()
})
