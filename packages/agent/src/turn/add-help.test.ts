import { expect, test } from 'vitest'
import { testWorld } from '../../test/test-world.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import { say } from '../say/say.ts'
import { freshState } from '../state/agent-state.ts'
import { addHelp } from './add-help.ts'
import type { Answered, Asked } from './answer-turn.ts'

const world = testWorld()
const state = { ...freshState(), asked: { wanted: 'postcode', goal: 'compare', times: 1 } as const }
const facts = createFactBook(world, state, [])
const asked: Asked = {
  text: 'and what would I save',
  state,
  world,
  reading: {
    commands: [{ do: 'compare' }],
    others: [],
    confidence: 0.9,
    by: 'built-in',
  } as unknown as Asked['reading'],
  run: async () => ({ statements: [say.answer('unknown.no_figures')], cards: [], state }) as never,
  book: () => facts,
}
/** An answer with everything that must not be shown to a user in danger. */
const answered: Answered = {
  statements: [say.answer('unknown.no_deal'), say.ask('ask.rates'), { ...say.answer('note.done'), role: 'next' }],
  cards: [{ kind: 'choices', title: 'Shall I compare?', options: [] } as never],
  state,
  facts,
  commands: [{ do: 'explain', topic: 'price_cap' }],
  others: [],
  offered: { options: [] } as never,
  danger: undefined,
  isMiss: false,
}

test.for([
  ['a danger now', [{ topic: 'gas_leak', level: 'now' }], undefined],
  ['a danger of the message before', [], 'gas_leak'],
  ['a need', [{ topic: 'cannot_pay', level: 'need' }], undefined],
] as const)('%s takes offers and requests for details away', async ([, dangers, inDanger]) => {
  const given = await addHelp([...dangers] as Parameters<typeof addHelp>[0], inDanger, answered, asked)
  expect(given.statements.map(({ role }) => role)).not.toContain('ask')
  expect(given.statements.map(({ role }) => role)).not.toContain('next')
  expect(given).toMatchObject({ cards: [], offered: undefined })
  expect(given.state.asked).toBeUndefined()
})

test('without a danger nothing is taken away', async () => {
  expect(await addHelp([], undefined, answered, asked)).toEqual(answered)
})
