import { expect, test } from 'vitest'
import { testWorld } from '../../test/test-world.ts'
import { freshState } from '../state/agent-state.ts'
import { forgetOldDeal } from './forget-old-deal.ts'
import { noteDetails } from './notes.ts'

const told = {
  details: { endsOn: '2027-01-20', deal: 'fixed', postcode: 'RG1 1AA' },
  words: '',
  sources: (['endsOn', 'deal', 'postcode'] as const).map((key) => ({ key, words: 'x', isPlain: true })),
} as const

test('what was told of a deal goes once a switch has moved the supply, and what is told since stays', () => {
  const state = noteDetails(freshState(), told, 1)
  expect(forgetOldDeal(state, testWorld())).toBe(state)
  const world = testWorld({ home: { agreed: {}, switchId: 'switch-1' } })
  const moved = forgetOldDeal(state, world)
  expect(moved.own).toEqual({ postcode: 'RG1 1AA' })
  const since = noteDetails(moved, told, 2)
  expect(forgetOldDeal(since, world)).toBe(since)
})
