import { expect, test } from 'vitest'
import { freshState } from '../agent-state.ts'
import { testWorld } from '../evaluation/test-world.ts'
import { hearPerson } from '../hear-person.ts'
import { takeTurn } from '../take-turn.ts'

const ask = (text: string) => takeTurn({ text, state: freshState(), world: testWorld() })

test.for<[text: string, kind: string, says: RegExp]>([
  [
    'im pregnant and the leccy key has ran out',
    'disconnection',
    /emergency or extra credit.*pregnant.*Priority Services/,
  ],
  ['no electric no money', 'disconnection', /extra credit/],
  ['I owe £1,200 on my prepay meter, can I still switch?', 'debt_switch', /28 days.*£500 for each fuel/],
  ['my mum died, what about her account', 'bereavement', /sorry for your loss/],
  ['my ex still has the login to our account and keeps changing things', 'abuse', /new password/],
  ['my husband is on oxygen at home', 'medical', /Priority Services Register/],
  ['carbon monoxide alarm chirping', 'carbon_monoxide', /0800 111 999/],
  ['funny eggy smell near the cooker', 'gas_leak', /0800 111 999/],
  ['cant see the point any more, bills everywhere', 'self_harm', /116 123/],
  ['mum is in a care home now and I look after her bills', 'acting_for', /power of attorney/],
])('"%s" is met with care', async ([text, kind, says]) => {
  const reply = await ask(text)
  expect(reply.calls[0]).toEqual({ name: 'help_route', args: { kind } })
  expect(reply.text).toMatch(says)
})

test('a fear about smart meters is answered and not taken for an illness', async () => {
  const reply = await ask('do smart meters cause cancer')
  expect(reply.calls).toEqual([{ name: 'correct_premise', args: { premise: 'smart_meter_health' } }])
  expect(reply.text).toMatch(/UK Health Security Agency/)
})

test.for<[text: string, term: string]>([
  ['what tariff suits a heat pump', 'heat_pump_tariff'],
  ['what is a deemed contract', 'deemed_contract'],
  ['do I need to tell my supplier', 'tell_supplier'],
  ['when does the price cap change next', 'forecast'],
  ['do pensioners still get the winter fuel payment', 'winter_fuel_payment'],
  ['what did I pay last year', 'last_year'],
  ['how do i read a meter with dials', 'read_meter'],
  ['what is a time of use tariff', 'time_of_use'],
  ['can I switch with solar panels', 'seg'],
])('"%s" has an answer of its own', async ([text, term]) => {
  expect((await ask(text)).calls).toEqual([{ name: 'explain_term', args: { term } }])
})

test('dialect and haste are read as what they mean', async () => {
  expect((await ask('cn i swich wiv a dett')).calls[0]?.args).toEqual({ kind: 'debt_switch' })
  expect((await ask('I dinnae ken how much we use')).calls[0]?.name).toBe('estimate_usage')
  expect((await ask('hw do i no wot region im in')).calls[0]?.args).toEqual({ term: 'region' })
})

test('a summary for a person ends with whole sentences', async () => {
  const long = `${'I have a long story about my bill. '.repeat(12)}And it goes on`
  let state = freshState()
  for (let turn = 0; turn < 12; turn++) state = hearPerson(long, state)
  const reply = await takeTurn({ text: 'I would like to talk to a person', state, world: testWorld() })
  const card = reply.cards.find(({ kind }) => kind === 'contact')
  const lines = card?.kind === 'contact' ? card.summary.split('\n').filter((line) => line.startsWith('- ')) : []
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.at(-1)).toBe('- I would like to talk to a person')
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/bill\.$/)
})
