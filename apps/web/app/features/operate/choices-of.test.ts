import { expect, test } from 'vitest'
import { choicesOf } from './choices-of.ts'

const outcomes = (...[entry]: Parameters<typeof choicesOf>) => choicesOf(entry).map(({ outcome }) => outcome)

test('what is held is decided, an appeal against the rest is answered, and what counts can be taken back', () => {
  expect(outcomes({ state: 'held', points: 150, appeal: null })).toEqual(['count', 'refuse'])
  expect(outcomes({ state: 'held', points: 150, appeal: 'It was me' })).toEqual(['count', 'refuse'])
  expect(outcomes({ state: 'refused', points: 150, appeal: 'It was me' })).toEqual(['uphold', 'dismiss'])
  expect(outcomes({ state: 'counted', points: 150, appeal: null })).toEqual(['reverse'])
  expect(outcomes({ state: 'counted', points: 150, appeal: null, is_taken_back: true })).toEqual([])
  expect(outcomes({ state: 'counted', points: -150, appeal: null })).toEqual([])
  expect(outcomes({ state: 'refused', points: 150, appeal: null })).toEqual([])
})

test('only what takes something away is red', () => {
  const taking = choicesOf({ state: 'held', points: 5, appeal: null }).map(({ isTaking }) => isTaking)
  expect(taking).toEqual([false, true])
})
