import { expect, test } from 'vitest'
import { layOutDocument, type Placed, TWO_FUELS } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

/** Both fuels charged line by line, with a paragraph below them. */
function billWith(...lines: readonly string[]) {
  return readBill(layOutDocument([...TWO_FUELS, ...lines.map((text, at): Placed => [40, 280 + 13 * at, text])])).facts
}

const YEARS = [
  [2210, 438.6],
  [7340, 281.21],
]

test.for<[line: string, ...more: string[]]>([
  ['We think you’ll use 2,210 kWh of electricity and 7,340 kWh of gas in a year, costing £438.60 and £281.21.'],
  [
    'You’re on our Vari-Fair tariff for both fuels. It has no end date. We think you’ll use 2,210 kWh of',
    'electricity and 7,340 kWh of gas in a year, costing £438.60 and £281.21.',
  ],
  ['Over the next year you’re likely to use 2,210 kWh of electricity (£438.60) and 7,340 kWh of gas (£281.21).'],
  ['Annual estimate: electricity 2,210 kWh, £438.60; gas 7,340 kWh, £281.21.'],
  [
    'Estimated annual consumption: 2,210 kWh (electricity), 7,340 kWh (gas)',
    'Estimated annual cost: £438.60 (electricity), £281.21 (gas)',
  ],
  [
    'Electricity · Day Saver 9 · exit fee £30 · 2,210 kWh a year · £438.60 a year',
    'Gas · Flame Fix 2 · no exit fee · 7,340 kWh a year · £281.21 a year',
  ],
])('a year of each fuel is told in one sentence: %s', (lines) => {
  const { electricity, gas } = billWith(...lines)
  const years = [electricity, gas].map((fuel) => [fuel?.estimatedAnnualUsageKwh, fuel?.estimatedAnnualCostGbp])
  expect(years).toEqual(YEARS)
})

test.for<[line: string, fees: [number, number]]>([
  ['Exit fees: £30 electricity, £25 gas', [30, 25]],
  ['If you leave before 31 May 2027 we’ll charge an exit fee of £30 for electricity and £25 for gas.', [30, 25]],
  ['Both your fuels are on Easy Fix 18 until 31 May 2027, with an exit fee of £30 each.', [30, 30]],
  ['You’re on our Vari-Fair tariff for both fuels. It has no end date and no exit fees.', [0, 0]],
  ['You’re on Sun for your electricity and Ember for your gas. Neither has an end date or exit fees.', [0, 0]],
])('the exit fee of each fuel is told in one line: %s', ([line, fees]) => {
  const { electricity, gas } = billWith(line)
  expect([electricity?.exitFeeGbp, gas?.exitFeeGbp]).toEqual(fees)
})

test.for<[line: string, names: [string, string]]>([
  ['Both your fuels are on Easy Fix 18 until 31 May 2027.', ['Easy Fix 18', 'Easy Fix 18']],
  ['Electricity and gas: Easy Fix 18, ends 31 May 2027', ['Easy Fix 18', 'Easy Fix 18']],
  ['Your tariff for gas and electricity: Easy Fix 18 (ends 31 May 2027)', ['Easy Fix 18', 'Easy Fix 18']],
  ['Your dual fuel tariff, Easy Fix 18, has an exit fee of £30 per fuel.', ['Easy Fix 18', 'Easy Fix 18']],
  ['Your electricity tariff is Day Saver 9 and your gas tariff is Flame Fix 2.', ['Day Saver 9', 'Flame Fix 2']],
  ['You’re on Simply Day for your electricity and Simply Flame for your gas.', ['Simply Day', 'Simply Flame']],
])('the tariff of each fuel is told in one line: %s', ([line, names]) => {
  const { electricity, gas } = billWith(line)
  expect([electricity?.tariffName, gas?.tariffName]).toEqual(names)
})

test('a meter point’s number is on the line below its name', () => {
  const { gas } = billWith(
    'It has no end date. We think you’ll use 2,210 kWh of electricity in a year. MPAN 1000366009172, MPRN',
    '7730118264. Your electricity meter is 16K0422891.',
  )
  expect(gas?.mprn).toBe('7730118264')
})

test('a sentence tells what each fuel cost where both make its first sum', () => {
  const facts = readBill(
    layOutDocument([
      [40, 40, 'Northlight Energy', 18],
      [40, 70, 'Account number 8500123456'],
      [40, 90, 'Your statement for 4 February 2026 to 3 May 2026'],
      [40, 120, 'Your energy cost £359.18: £200.42 for electricity and £158.76 for gas.'],
      [40, 140, 'Your electricity supply number is 1000366009172, and your gas MPRN 7730118264.'],
    ]),
  ).facts
  expect([facts.electricity?.totalChargesGbp, facts.gas?.totalChargesGbp]).toEqual([200.42, 158.76])
})

test('a fuel without charges is known by its column of the terms, and a name that is a label too by its own', () => {
  const facts = readBill(
    layOutDocument([
      [40, 40, 'Northlight Energy', 18],
      [40, 70, 'Account number 8500123456'],
      [40, 90, 'Bill date 19 September 2025'],
      [40, 106, '14 June 2025 to 13 September 2025'],
      [40, 130, 'We have charged you for electricity'],
      [400, 130, '£133.04'],
      [40, 146, 'We have charged you for gas'],
      [400, 146, '£64.29'],
      [40, 162, 'Your new balance'],
      [400, 162, '£75.28 CR'],
      [200, 200, 'Electricity'],
      [400, 200, 'Gas'],
      [40, 216, 'Name of tariff'],
      [200, 216, 'Northlight Energy Plan'],
      [400, 216, 'Northlight Energy Plan'],
      [40, 232, 'Exit fees'],
      [200, 232, 'None'],
      [400, 232, 'None'],
    ]),
  ).facts
  const terms = { tariffName: 'Northlight Energy Plan', exitFeeGbp: 0 }
  expect(facts).toMatchObject({
    balanceGbp: -75.28,
    electricity: { ...terms, totalChargesGbp: 133.04 },
    gas: { ...terms, totalChargesGbp: 64.29 },
  })
})
