import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { takeTurn } from '../../take-turn.ts'

const COMPARED = 'I pay £140 a month on a standard variable tariff in RG1 1AA, compare please'

async function talk(...texts: string[]) {
  const world = testWorld()
  let reply = await takeTurn({ text: texts[0] ?? '', state: freshState(), world })
  for (const text of texts.slice(1)) reply = await takeTurn({ text, state: reply.state, world })
  return reply
}

test.for<[string, RegExp]>([
  ['how much is that a month', /about £[\d.]+ a month/],
  ['why is that one first?', /stands first because a year with it costs you least/],
  ['show me the working', /The sum behind it/],
  ['is that including VAT', /include VAT/],
  ['email me this', /export/],
  ['what did I pay last year', /cannot see what you paid/],
  ['what have I told you', /£140\.00 a month/],
])('after a list, "%s" is understood', async ([text, answer]) => {
  expect((await talk(COMPARED, text)).text).toMatch(answer)
})

test('an electric car is added to the home and the list made again', async () => {
  const reply = await talk(COMPARED, 'and with an EV?')
  expect(reply.state.own.hasEv).toBe(true)
  expect(reply.cards.some(({ kind }) => kind === 'comparison')).toBe(true)
})

test('a figure is changed and split in the unit in which it was given', async () => {
  const start = ['compare RG1 1AA', 'I use 5000 kWh'] as const
  expect((await talk(...start, 'make it 4000')).state.own.kwh).toEqual({ electricity: 4000 })
  expect((await talk(...start, 'what if half of it is gas')).state.own.kwh).toEqual({ electricity: 2500, gas: 2500 })
  expect((await talk(COMPARED, 'make it 160')).state.own.spend?.pence).toBe(16_000)
})

test('"a month" after the price cap is the cap’s own year in parts', async () => {
  expect((await talk('what is the price cap', 'how much is that a month')).text).toContain('£143.58')
})

test('a pronoun stands for what was talked about', async () => {
  const reply = await talk('what is a tracker tariff?', 'is it risky?')
  expect(reply.calls).toEqual([{ name: 'explain_term', args: { term: 'tracker' } }])
})
