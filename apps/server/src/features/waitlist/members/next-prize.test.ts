import { expect, test } from 'vitest'
import { nextPrize, placeAmong } from './next-prize.ts'

const prizes = [
  { from: 1, to: 1, prize: 'A' },
  { from: 2, to: 3, prize: 'B' },
  { from: 4, to: 5, prize: 'C' },
]
const leaders = [900, 800, 700, 600, 500].map((points, at) => ({ memberId: `entrant-${at + 1}`, points }))

test.for([
  ['entrant-1', 900, 1, null],
  ['entrant-2', 800, 2, { place: 1, prize: 'A', pointsWanted: 901, pointsMissing: 101 }],
  ['entrant-3', 700, 3, { place: 1, prize: 'A', pointsWanted: 901, pointsMissing: 201 }],
  ['entrant-4', 600, 4, { place: 3, prize: 'B', pointsWanted: 701, pointsMissing: 101 }],
  ['behind', 500, 6, { place: 5, prize: 'C', pointsWanted: 501, pointsMissing: 1 }],
  ['between', 650, 4, { place: 3, prize: 'B', pointsWanted: 701, pointsMissing: 51 }],
  // The list is a second old: what the member has earned since counts.
  ['entrant-5', 950, 1, null],
] as const)('%s with %i points is in place %i and needs %o', ([memberId, points, place, expected]) => {
  expect(placeAmong(leaders, { memberId, points })).toBe(place)
  expect(nextPrize(prizes, { memberId, points }, leaders)).toEqual(expected)
})

test('where few have entered, a prize place is free, and nothing is said of the queue', () => {
  expect(nextPrize(prizes, { memberId: 'new', points: 1 }, [])).toBeNull()
  expect(nextPrize(prizes, { memberId: 'new', points: 1 }, leaders.slice(0, 1))).toMatchObject({ place: 1 })
})

test('without prizes there is none', () => {
  expect(nextPrize([], { memberId: 'new', points: 1 }, leaders)).toBeNull()
})
