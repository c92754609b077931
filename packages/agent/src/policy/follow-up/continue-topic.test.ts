import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { takeTurn } from '../../take-turn.ts'
import { TERMS } from '../../knowledge/terms.ts'
import { NEXT } from './continue-topic.ts'

test.for<[first: string, then: string, key: string]>([
  ['how do i complain about my energy company', 'i want to take it further', 'ombudsman'],
  ['im in debt with my energy company 1400 quid', 'would they really let me pay a bit at a time', 'debt'],
  ['my supplier has gone bust', 'should i switch away quick', 'failure_wait'],
  ['how do i get the warm home discount', 'im on universal credit does that count', 'warm_home_discount'],
  ['im in belfast, can you switch me', 'what is the price cap here then', 'ni_market'],
  ['can i switch if i owe them money', 'its only £60 and its 2 weeks late', 'debt_recent'],
  ['getting an electric car, what tariff should i be on', 'no driveway tho', 'ev_no_drive'],
  ['when does the price cap next change', 'ok and will it affect me if im on a fix', 'cap_covers_fixes'],
])('%s, then: %s', async ([first, then, key]) => {
  const world = testWorld()
  const { state } = await takeTurn({ text: first, state: freshState(), world })
  const { calls } = await takeTurn({ text: then, state, world })
  expect(calls.flatMap(({ args }) => Object.values(args))).toContain(key)
})

test('a clear question of its own is not taken for going on', async () => {
  const world = testWorld()
  const { state } = await takeTurn({ text: 'how do i complain', state: freshState(), world })
  const { calls } = await takeTurn({ text: 'what is a kWh?', state, world })
  expect(calls).toEqual([{ name: 'explain_term', args: { term: 'kwh' } }])
})

test('what comes next is always something that Mo can tell', () => {
  const terms = NEXT.flatMap(({ answer }) =>
    typeof answer !== 'string' && answer.name === 'explain_term' ? [answer.args['term']] : [],
  )
  expect(terms.filter((term) => typeof term !== 'string' || !Object.hasOwn(TERMS, term))).toEqual([])
})
