import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { takeTurn } from '../../take-turn.ts'

async function talk(...texts: string[]) {
  const world = testWorld()
  let reply = await takeTurn({ text: texts[0] ?? '', state: freshState(), world })
  for (const text of texts.slice(1)) reply = await takeTurn({ text, state: reply.state, world })
  return reply
}

test('units of yesterday are kWh of a day and no year', async () => {
  const { state, text } = await talk('i used 12 units yesterday')
  expect(state.own.kwh).toBeUndefined()
  expect(text).toMatch(/6\.8 kWh of electricity a day/)
})

test.for([
  ['500 kWh x 24p', '£120.00'],
  ['whats 310 units at 26.3p', '£81.53'],
  ['what is 24.5p times 1,000 kWh?', '£245.00'],
  ['how much is 58p a day for a year', '£211.70'],
])('the sum of "%s" is done', async ([text = '', sum = '']) => {
  const reply = await talk(text)
  expect(reply.text).toContain(sum)
  expect(reply.state.own).toEqual({})
})

test('a use that no home has is questioned and not noted', async () => {
  const reply = await talk('we use 15000 kwh a month')
  expect(reply.text).toMatch(/180,000 kWh.*far more/)
  expect(reply.state.own).toEqual({})
  const year = await talk('we use 15000 kwh a month in RG1 1AA', '1')
  expect(year.state.own.kwh).toEqual({ electricity: 15_000 })
})

test('a figure below zero is asked for again, and the question stays', async () => {
  const reply = await talk('compare for me RG1 1AA', '-500')
  expect(reply.text).toMatch(/below zero/)
  expect(reply.state.asked?.wanted).toBe('use')
  const next = await talk('compare for me RG1 1AA', '-500', '3100')
  expect(next.state.own.kwh).toEqual({ electricity: 3100 })
})

test('a number alone is asked about', async () => {
  const reply = await talk('2900')
  expect(reply.text).toContain('I use 2900 kWh of electricity a year')
  const used = await talk('2900', 'the first')
  expect(used.state.own.kwh).toEqual({ electricity: 2900 })
})

test('an exit fee on one fuel is not doubled', async () => {
  const reply = await talk(
    'my fix ends on 31 March 2027',
    'the exit fee is £50 on electricity only',
    'what does leaving cost today',
  )
  expect(reply.state.own).toMatchObject({ exitFeePence: 5000, exitFeeOn: 'electricity' })
  expect(reply.text).toContain('£50.00')
  expect(reply.text).not.toContain('£100.00')
})

test('asking about a typical home does not make the own home one', async () => {
  const asked = await talk('what does a typical home use?')
  expect(asked.state.own).toEqual({})
  expect(asked.text).toContain('2,500 kWh')
  const taken = await talk('compare for RG1 1AA', 'Use a typical home')
  expect(taken.state.own.isTypical).toBe(true)
})
