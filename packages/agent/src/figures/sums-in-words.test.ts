import { expect, test } from 'vitest'
import { holdTalk } from '../../test/hold-talk.ts'
import { askFigure } from '../../test/ask-figure.ts'
import { testWorld } from '../../test/test-world.ts'
import { readValues } from '@mowatt/text/values/read-values'
import { readSuppositions } from '@mowatt/text/find/read-suppositions'
import type { Figure } from '../command/command.ts'

const { today } = testWorld()
function ask(text: string, figure: Omit<Figure, 'do'>, bill = false) {
  const told = { details: {}, words: text, values: readValues(text, today) }
  const suppose = readSuppositions(text, today, undefined)
  return askFigure({ do: 'figure', ...figure, told, ...(suppose.length > 0 && { suppose }) }, testWorld({ bill }), {
    text,
  })
}

test.each([
  'my gas meter went from 4012 to 4101 units, calorific value 39.4',
  'gas readings from 4012 to 4101, calorific value 39.4, how many kwh is that',
  '4012 to 4101 units of gas, cv 39.4, what is it in kwh',
])('readings and a calorific value come to kWh: %s', (text) => {
  // 89 x 1.02264 x 39.4 / 3.6
  expect(ask(text, { measure: 'use', of: 'told', fuel: 'gas' }).text).toContain('996.1 kWh')
})

test.each([
  ['what should i be paying', {}],
  ['and with 10% less gas', { suppose: readSuppositions('and with 10% less gas', today, undefined) }],
])(
  'what they use costs, where nothing is known of their rates, is at the price cap, and the rates are asked: %s',
  (text, more) => {
    const own = { postcode: 'M14 5TQ', kwh: { electricity: 2100, gas: 9500 } }
    const said = askFigure({ do: 'figure', measure: 'cost', of: 'deal', ...more }, testWorld({ bill: false }), {
      text,
      own,
      before: ['we use 2100 kWh of electricity and 9500 of gas in M14 5TQ'],
    })
    expect(said.text).toMatch(/£1,\d\d\d\.\d\d a year[^?]* price cap.*I don’t know what you pay now\./s)
    expect(said.problems).toEqual([])
  },
)

test('units of a metric meter are of gas', () => {
  // 245 x 1.02264 x 39.5 / 3.6
  const said = ask('so 245 units on a metric meter is how many kwh', { measure: 'use', of: 'told' })
  expect(said.text).toMatch(/2,7\d\d(?:\.\d)? kWh of gas/)
})

test('miles of a car at what it does on a kWh and a price', () => {
  const text = '8000 miles a year at 3.5 miles per kwh and 27p, how much is that'
  const said = ask(text, { measure: 'cost', of: 'car' })
  // 8,000 / 3.5 x 27p, to ten kWh
  expect(said.text).toMatch(/£61[0-9](?:\.\d\d)? a year/)
  expect(said.problems).toEqual([])
})

test('what a car does on a kWh is no distance', () => {
  const text = 'i get 3.6 miles per kwh'
  const told = { details: {}, words: text, values: readValues(text, today) }
  const suppose: Figure['suppose'] = [
    { change: 'miles', miles: 8000, per: 'year' },
    { change: 'miles_per_kwh', miles: 3.6 },
  ]
  const said = askFigure({ do: 'figure', measure: 'cost', of: 'car', suppose, told }, testWorld({ bill: true }), {
    text,
    before: ['mini electric, about 8000 miles a year'],
  })
  // 8,000 / 3.6 x 27.5p, to ten kWh
  expect(said.text).toMatch(/£61[01]\.\d\d a year/)
})

test.each([
  [
    'what did the gas cost without the standing charge',
    { measure: 'cost', of: 'bill', fuel: 'gas' },
    'gas costs £59.04',
  ],
  ['leave out the standing charge', { measure: 'standing_charge', of: 'bill', fuel: 'gas' }, 'gas costs £59.04'],
  [
    'what do i pay a month if you leave out the standing charge',
    { measure: 'standing_charge', of: 'bill', per: 'month' },
    'electricity and gas cost £137.53 a month',
  ],
] as const)('a cost without the standing charge: %s', (text, figure, said) => {
  expect(ask(text, figure, true)).toMatchObject({ text: expect.stringContaining(said), problems: [] })
})

test('an amount over its own period is told over another', async () => {
  const [reply] = await holdTalk(['£15 a week, what is that a week', 'figure cost of:told per:week'])
  expect(reply?.text).not.toContain('£15.00 a week is £15.00')
})
