import { expect, test } from 'vitest'
import { askFigure } from '../../test/ask-figure.ts'
import { testWorld } from '../../test/test-world.ts'
import type { Figure } from '../command/command.ts'

const withBill = testWorld({ bill: true })
const withoutBill = testWorld()

type Case = readonly [text: string, command: Partial<Figure>, expected: string]

/** Cubic metres x 1.02264 x calorific value / 3.6, to a tenth of a kWh. */
function gasKwh(metres: number, calorific: number): string {
  return `${(Math.round((metres * 1.02264 * calorific * 10) / 3.6) / 10).toLocaleString('en-GB')} kWh`
}

const CASES: readonly Case[] = [
  ['gas meter went from 4512 to 4630, calorific value 39.3', { measure: 'use', fuel: 'gas' }, gasKwh(118, 39.3)],
  ['my gas readings are 4630 and 4512', { measure: 'use', fuel: 'gas' }, gasKwh(118, 39.5)],
  ['how many kWh is 100 m3 of gas', { measure: 'use' }, gasKwh(100, 39.5)],
  ['100 units of gas on an imperial meter, CV 39.3', { measure: 'use' }, gasKwh(283, 39.3)],
  ['electricity readings 10245 and 10310', { measure: 'use', fuel: 'electricity' }, '65 kWh of electricity'],
  ['245 kWh at 27.5p a kWh', { measure: 'cost' }, '£67.38'],
  ['whats 27.5p x 245', { measure: 'cost' }, '£67.38'],
  ['245 times 27.5p', { measure: 'cost' }, '£67.38'],
  ['245 kWh at 27.5p a kWh for 31 days and standing charge 58.1p a day', { measure: 'cost' }, '£85.39'],
  ['3100 kWh a year at 27p per kWh and a standing charge of 60p a day', { measure: 'cost' }, '£1,056.00 a year'],
  ['3100 kWh a year at 27p per kWh, 60p a day standing charge', { measure: 'cost', per: 'month' }, '£88.00 a month'],
  ['what do 100 kWh of gas cost', { measure: 'cost', fuel: 'gas' }, '£7.97'],
  ['10% off £1,200', { measure: 'cost' }, '£1,080.00'],
  ['£140 a month goes up 10%', { measure: 'cost' }, '£154.00'],
  ['what is 5% of £154.10', { measure: 'vat' }, '£7.71'],
  ['difference between £140 and £165', { measure: 'cost' }, '£25.00'],
  ['is 24.5p per kWh or 27p per kWh how much apart', { measure: 'unit_rate' }, '2.50p'],
  ['I pay £120 a month', { measure: 'cost', per: 'year' }, '£1,440.00 a year'],
  ['I pay £1,440 a year', { measure: 'cost', per: 'month' }, '£120.00 a month'],
  ['£30 a week', { measure: 'payment', per: 'year' }, '£1,564.29 a year'],
  ['56 m3 with a volume correction of 1.0312, calorific value 39.5', { measure: 'use' }, '633.6 kWh of gas'],
  ['2700 kWh at 27p and a 60p standing charge', { measure: 'cost', per: 'year' }, '£948.00 a year'],
  ['gas 900 kWh at 6.5p and electricity 250 kWh at 27p', { measure: 'cost' }, '£126.00'],
  ['what percentage more is £180 than £150', { measure: 'share' }, '20% of £150.00'],
  ['my bill went from £150 to £180', { measure: 'share' }, '20% of £150.00'],
  [
    'what does it cost to charge at 7p for 8,000 miles a year',
    { of: 'car', measure: 'cost' },
    '£160.30 a year at 7.00p per kWh',
  ],
  ['the tumble dryer runs 4 times a week', { of: 'appliance', measure: 'cost', per: 'week' }, 'about £4.21 a week'],
  ['the dishwasher every day, for a year', { of: 'appliance', measure: 'cost', per: 'year' }, 'about £115.28 a year'],
  ['a 2 kW heater for 5 hours a day', { of: 'appliance', measure: 'cost', per: 'day' }, 'about £2.63 a day'],
  ['£62 for 245 kWh', { measure: 'unit_rate' }, '25.31p per kWh'],
  ['what does £20 buy', { measure: 'use' }, '76 kWh of electricity'],
]

test.for(CASES)('%s', ([text, command, expected]) => {
  const asked = askFigure({ do: 'figure', measure: 'cost', of: 'told', ...command }, withoutBill, { text })
  expect(asked.text).toContain(expected)
  expect(asked.problems).toEqual([])
})

test('gas that was told in cubic metres stays gas, with the factors that were told with it', () => {
  const before = ['56 m3, volume correction 1.0312 and calorific value 39.2']
  const asked = askFigure({ do: 'figure', measure: 'cost', of: 'told' }, withoutBill, { before, text: 'at 6.5p a kWh' })
  expect(asked.text).toContain('628.8 kWh of gas costs £40.87 at 6.50p per kWh')
  expect(asked.problems).toEqual([])
})

test('their own rate is taken where they have one', () => {
  const { text } = askFigure({ do: 'figure', measure: 'cost', of: 'told' }, withBill, {
    text: 'what do 100 kWh cost me',
  })
  expect(text).toContain('100 kWh of electricity costs £27.50 at your unit rate of 27.50p per kWh')
})

test.for(['how much is it', 'my reading is 4512'])('“%s” has no figures for a sum', (text) => {
  const { text: said } = askFigure({ do: 'figure', measure: 'use', of: 'told', fuel: 'gas' }, withoutBill, { text })
  expect(said).toBe('I need some figures to work that out. Tell me the figures and what they’re for.')
})

const THINGS: readonly (readonly [
  of: 'car' | 'heat_pump' | 'appliance',
  text: string,
  measure: Figure['measure'],
  expected: string,
])[] = [
  ['car', 'charging for 7,000 miles a year', 'cost', '£550.00 a year at your unit rate of 27.50p'],
  ['car', 'charging for 7,000 miles a year', 'use', '7,000 miles takes 2,000 kWh'],
  ['car', 'charging for 140 miles a week', 'cost', '£11.00 a week'],
  ['car', 'how much to charge a car', 'cost', 'That depends on how far you drive.'],
  ['heat_pump', 'cost of a heat pump', 'cost', '£858.00 a year to run at your unit rate'],
  ['heat_pump', 'cost of a heat pump', 'use', '3,120 kWh of electricity a year'],
  ['appliance', 'tumble dryer for 2 hours', 'cost', '£1.38 at your unit rate'],
  ['appliance', 'a 3kW heater for 4 hours', 'cost', '£3.30 at your unit rate'],
  ['appliance', 'my fridge freezer', 'cost', '£68.75 a year'],
  ['appliance', 'boiling the kettle', 'cost', '83p an hour to run'],
  ['appliance', 'my flux capacitor', 'cost', 'I don’t know how much that appliance uses.'],
]

test.for(THINGS)('%s: %s', ([of, text, measure, expected]) => {
  const asked = askFigure({ do: 'figure', measure, of }, withBill, { text })
  expect(asked.text).toContain(expected)
  expect(asked.problems).toEqual([])
})

test('a payment isn’t judged by the use that was worked out from it', () => {
  const { text } = askFigure({ do: 'judge', what: 'payment' }, withoutBill, { text: 'is £100 a month normal' })
  expect(text).toContain('I don’t know how much you use, so this is for a typical home.')
})

test('a programme is said by its go, and not by its full power for all of its hours', () => {
  const { text } = askFigure({ do: 'figure', measure: 'cost', of: 'appliance' }, withoutBill, {
    text: 'the dishwasher takes 4 hours',
  })
  expect(text).toMatch(/^A dishwasher uses about 1\.2 kWh each time/)
})

test('an offer that is told over two messages is judged whole', () => {
  const { text } = askFigure({ do: 'judge', what: 'offer' }, withBill, {
    text: 'standing charges are 54 and 30',
    before: ['they say i can fix at 26.2 and 6.9'],
  })
  expect(text).toContain('26.20p per kWh for electricity is below the price cap. The cap is 26.32p per kWh.')
  expect(text).toContain('54.00p a day, and the cap is 54.83p.')
  expect(text).toContain('6.90p per kWh for gas is below the price cap.')
})
