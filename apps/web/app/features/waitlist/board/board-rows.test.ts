import { expect, test } from 'vitest'
import { queueWith } from '../data/sample-waitlist.ts'
import { boardRows, tieSentence } from './board-rows.ts'

const around = (ranks: number[], you: number, points = (rank: number) => 1000 - rank) =>
  ranks.map((rank) => ({ rank, name: `Name ${rank}`, points: points(rank), is_you: rank === you }))

const shape = (rows: ReturnType<typeof boardRows>) =>
  rows.map((row) => (row.kind === 'gap' ? `${row.missing} more` : `${row.rank}${row.isYou ? ' you' : ''}`))

test('the first three, the gap, and the five around you', () => {
  const queue = { ...queueWith([990, 980, 970, 960]), around: around([15, 16, 17, 18, 19], 17) }
  expect(shape(boardRows(queue))).toEqual(['1', '2', '3', '11 more', '15', '16', '17 you', '18', '19'])
})

test('near the top nobody is listed twice', () => {
  const queue = { ...queueWith([990, 980, 970, 960]), around: around([1, 2, 3, 4], 2) }
  expect(shape(boardRows(queue))).toEqual(['1', '2 you', '3', '4'])
})

test('signed out it is the first five', () => {
  expect(shape(boardRows(queueWith([9, 8, 7, 6, 5, 4])))).toEqual(['1', '2', '3', '4', '5'])
})

test('whoever has just joined an empty queue is in it, also while the first places are older than that', () => {
  expect(shape(boardRows({ ...queueWith([]), around: around([1], 1) }))).toEqual(['1 you'])
  expect(boardRows(queueWith([]))).toEqual([])
})

test('a tie is explained by who got there first', () => {
  const level = (rank: number) => (rank === 17 || rank === 18 ? 460 : 1000 - rank)
  const queue = queueWith([])
  expect(tieSentence({ ...queue, around: around([16, 17, 18], 17, level) })).toBe(
    'You and Name 18 are level on 460 points. You reached this score first, so you’re ahead.',
  )
  expect(tieSentence({ ...queue, around: around([16, 17, 18], 18, level) })).toBe(
    'You and Name 17 are level on 460 points. They reached this score first, so they’re ahead.',
  )
  expect(tieSentence({ ...queue, around: around([16, 17, 18], 17) })).toBeUndefined()
  expect(tieSentence(queue)).toBeUndefined()
})
