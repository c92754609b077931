import { expect, test } from 'vitest'
import { pointsByQuest } from './points-by-quest.ts'

test('only what counts is added up, points taken back too, and the most comes first', () => {
  expect(
    pointsByQuest([
      { quest: 'join', points: 100, state: 'counted' },
      { quest: 'referral', points: 50, state: 'counted' },
      { quest: 'referral', points: 100, state: 'counted' },
      { quest: 'referral', points: -20, state: 'counted' },
      { quest: 'referral', points: 70, state: 'held' },
      { quest: 'energy-bill', points: 150, state: 'refused' },
    ]),
  ).toEqual([
    { quest: 'referral', points: 130 },
    { quest: 'join', points: 100 },
  ])
})
