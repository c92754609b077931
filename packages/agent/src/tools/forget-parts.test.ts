import { expect, test } from 'vitest'
import { forget } from './note.ts'
import { testWorld } from '../../test/test-world.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import { noteDetails } from '../notes/notes.ts'
import { freshState } from '../state/agent-state.ts'

const details = { postcode: 'RG1 1AA', people: 3, spend: { pence: 14_000, period: 'month', fuels: 'both' } } as const
const sources = (['postcode', 'people', 'spend'] as const).map((key) => ({ key, words: 'x', isPlain: true }))
const state = noteDetails(freshState(), { details, words: 'x', sources }, 1)
const world = testWorld()
const context = { state, world, facts: createFactBook(world, state, []), text: '' }

test('of what was told some is forgotten and the rest stays', () => {
  expect(forget({ do: 'forget', what: 'postcode', also: ['people'] }, context).state.own).toEqual({
    spend: details.spend,
  })
  const kept = forget({ do: 'forget', what: 'all', keep: ['postcode'] }, context)
  expect(kept.state.own).toEqual({ postcode: 'RG1 1AA' })
  expect(kept.statements).toMatchObject([{ template: 'note.forgot' }])
})
