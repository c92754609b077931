import { expect, test } from 'vitest'
import { askFigure, type Question } from '../../test/ask-figure.ts'
import { testWorld } from '../../test/test-world.ts'
import { parseCommand } from '../command/command-text.ts'
import type { World } from '../state/world.ts'

const withBill = testWorld({ bill: true })
const withoutBill = testWorld()

/** The last message is the question; those before it were sent earlier. */
function ask(line: string, world: World, ...said: readonly string[]): string {
  const command = parseCommand(line)
  if (command?.do !== 'figure') throw new Error(`No figure: ${line}`)
  const question: Question = command
  const { text, problems } = askFigure(question, world, { text: said.at(-1) ?? '', before: said.slice(0, -1) })
  expect(problems).toEqual([])
  return text
}

const RATES = 'day 34 night 17, 40% at night'

test.for([
  // 52 kWh x 82p = 4,264p
  ['figure cost of:told', ['52 kwh from flat at 9p', 'at 82p on the motorway'], '52 kWh of electricity costs £42.64'],
  // 60% of 34p is 20.4p, and 40% of 17p is 6.8p
  ['figure unit_rate of:told', [RATES], 'average out at 27.20p per kWh'],
  // 40% of 34p is 13.6p, and 60% of 17p is 10.2p
  [
    'figure unit_rate of:told',
    [RATES, 'up to 60%'],
    'If you use 60% of your electricity at night, a day rate of 34.00p and a night rate of 17.00p average out at 23.80p',
  ],
  // 26p - 23.8p = 2.2p; (34 - 26) / (34 - 17) = 47.06%
  [
    'figure unit_rate of:told',
    [RATES, 'up to 60%', 'against a flat 26p'],
    '2.20p less for each kWh than a flat 26.00p',
  ],
  [
    'figure unit_rate of:told',
    [RATES, 'up to 60%', 'against a flat 26p'],
    'once you use about 48% of your electricity at night',
  ],
  // £165 - £140
  ['figure cost of:told', ['i pay £140 a month', 'they want £165, whats the difference'], 'is £25.00.'],
  // 10,310 - 10,245
  ['figure use of:told', ['the reading was 10245', 'my meter says 10310 now'], 'That’s 65 kWh of electricity.'],
  ['figure use of:told', ['my meter says 10310', 'the bill said 10245, how much have i used since'], 'That’s 65 kWh'],
  // 720 x 3.6 / 1.02264 / 39.5 = 64.17
  ['figure use of:told', ['so how many m3 is 720'], '720 kWh of gas is about 64.2 cubic metres.'],
  // 720 x 3.6 / 1.02264 / 39.2 = 64.66
  ['figure use of:told', ['720 kwh in m3 with a calorific value of 39.2'], 'about 64.7 cubic metres.'],
  // £5,500 / £400 = 13.75 years
  [
    'figure payback of:told',
    ['saves me £400 a year', 'panels cost 5500, so how many years'],
    'You’d get your £5,500.00 back in about 13 years and 9 months.',
  ],
  // £400 / (£10 x 12) = 3.33 years, which is 40 months
  [
    'figure payback of:told',
    ['costs £400 and saves £10 a month'],
    'You’d get your £400.00 back in about 3 years and 4 months.',
  ],
  // £90 / £120 = 9 months
  ['figure payback of:told', ['it is £90 and saves £120 a year'], 'You’d get your £90.00 back in about 9 months.'],
  ['figure payback of:told', ['the new one costs £400'], 'That depends on how much it would save you.'],
] as const)('%s after %j', ([line, said, expected]) => {
  expect(ask(line, withoutBill, ...said)).toContain(expected)
})

test.for([
  // (31 - 27.5) / (31 - 15) = 21.9%
  [
    'figure unit_rate of:told',
    '31p day and 15p night say',
    'cheaper than your single rate of 27.50p once you use about 22%',
  ],
  // 10,245 - 10,198 = 47 units, x 27.5p = 1,292.5p
  [
    'figure reading of:told against:bill',
    'mine says 10198',
    'at least 47 units you haven’t used. That’s 47 kWh, or £12.93',
  ],
  // 10,310 - 10,245 = 65 units, x 27.5p = 1,787.5p
  [
    'figure use of:told',
    'my meter says 10310 now',
    'recorded 65 units since the reading of 10,245 on your bill. That’s 65 kWh, or £17.88',
  ],
  ['figure reading of:told against:bill', 'it says 64012', 'too far apart for a few weeks’ usage'],
  // 1 kWh x 31 days = 31 kWh, of 245 kWh = 12.7%
  [
    'figure share of:told',
    'fridge is 1 a day, what percent of it',
    '1 kWh a day is about 13% of your electricity: 31 kWh of 245 kWh',
  ],
  // 250 kWh of 2,900 kWh = 8.6%
  ['figure share of:appliance', 'and the fridge', 'A fridge-freezer uses about 9% of your electricity'],
  // 0.1 kW x 4 hours x 365 = 146 kWh, of 2,900 kWh = 5.03%
  ['figure share of:appliance', 'the telly 4 hours a day', 'A television uses about 5% of your electricity: 146 kWh'],
  // 2 kW x 5 hours x 365 = 3,650 kWh
  ['figure share of:appliance', '2kw heater 5 hours a day', 'More than all of it: that would be 3,650 kWh a year'],
] as const)('beside the bill, %s of “%s”', ([line, text, expected]) => {
  expect(ask(line, withBill, text)).toContain(expected)
})

test('a verdict on two rates depends on the use at night', () => {
  const { text, problems } = askFigure({ do: 'judge', what: 'offer' }, withBill, {
    text: 'is 31p day and 15p night good',
  })
  expect(text).toContain('It depends on how much electricity you use at night')
  expect(problems).toEqual([])
})

test('an appliance of the message before is still meant', () => {
  const said = ['the telly 4 hours a day', 'how much of my electric is that']
  expect(ask('figure share of:appliance', withBill, ...said)).toContain('A television uses about 5%')
})

test('what was said before is taken only where this message needs it', () => {
  // 100 kWh x 20p; the 30% and the 9p belong to another calculation.
  expect(ask('figure cost of:told', withoutBill, '30% off 50p a unit', '100 kWh at 20p a unit')).toContain('£20.00')
  expect(ask('figure cost of:told', withoutBill, '52 kwh at 9p', 'so £165')).toContain('I need some figures')
  const far = ['52 kwh at 9p', 'ok', 'right', 'and then', 'at 82p']
  expect(ask('figure cost of:told', withoutBill, ...far)).toContain('I need some figures')
})
