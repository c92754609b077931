import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { takeTurn } from '../../take-turn.ts'
import { findSlots } from './find-slots.ts'

const feeOf = (text: string) => findSlots(text, { today: '2026-11-15', catalogue: [] }).household.exitFeePence

test.for([
  'My fix ends 10 January 2027. When can I leave without an exit fee?',
  'with no exit fee? it ends 20 february 2027',
  'no exit fee please, when can I go',
  'I want one with no exit fee',
  'can i get out of my fix with no exit fee',
])('a question or a wish says nothing of the fee: %s', (text) => {
  expect(feeOf(text)).toBeUndefined()
})

test.for([
  'there is no exit fee',
  'my deal has no exit fee',
  'I am fixed until 31 March 2027, no exit fee',
  'my fix has no exit fee and ends in march 2027',
  'my fix ends in march with no exit fee. Should I switch?',
])('a statement does: %s', (text) => {
  expect(feeOf(text)).toBe(0)
})

test.for<[string, string]>([
  ['My fix ends 10 January 2027. When can I leave without an exit fee?', '22 November 2026'],
  ['with no exit fee? it ends 20 february 2027', '2 January 2027'],
  ['my fix ends on 31 march 2027, when can i go free of exit fees', '10 February 2027'],
])('leaving is free in the last 49 days: %s', async ([text, day]) => {
  const reply = await takeTurn({ text, state: freshState(), world: testWorld() })
  expect(reply.text).toContain(day)
  expect(reply.text).not.toContain('no exit fee, so')
})

test.for([
  'so the price cap means i cant pay more than 1723 a year right?',
  'Does the cap mean I can’t pay more than that?',
  'i cant pay more than the cap can i',
])('a belief about the cap is put right and no need is heard: %s', async (text) => {
  const reply = await takeTurn({ text, state: freshState(), world: testWorld() })
  expect(reply.calls).toEqual([{ name: 'correct_premise', args: { premise: 'cap_is_maximum' } }])
})

test.for(['i cant pay', 'I can’t pay more than £50 a month', 'we cannot pay the bill'])(
  'who cannot pay is helped: %s',
  async (text) => {
    const reply = await takeTurn({ text, state: freshState(), world: testWorld() })
    expect(reply.calls).toContainEqual({ name: 'help_route', args: { kind: 'debt' } })
  },
)

test.for<[string, object]>([
  [
    'RG1 1AA, 2500 kWh, I pay by direct debit. I am on a standard variable tariff. Should I switch?',
    { deal: 'variable' },
  ],
  ['RG1 1AA 2700 kwh electric 9000 kwh gas, standard variable, compare', { deal: 'variable' }],
  ['I am fixed till 31 March 2027. What would you do?', { deal: 'fixed', endsOn: '2027-03-31' }],
])('the present deal is kept beside a question: %s', async ([text, own]) => {
  const reply = await takeTurn({ text, state: freshState(), world: testWorld() })
  expect(reply.state.own).toMatchObject(own)
})

test.for(['should I fix now or wait till January?', 'they want to fit a prepay meter', 'the cap is 26p a unit'])(
  'no detail of the home is in: %s',
  async (text) => {
    const reply = await takeTurn({ text, state: freshState(), world: testWorld() })
    expect(reply.state.own).toEqual({})
  },
)

test.for(['and without exit fees', 'no exit fee', 'without an exit fee'])('a wish alone is no fact: %s', (text) => {
  expect(feeOf(text)).toBeUndefined()
})
