import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL, TWO_FUELS } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

/** The small bill without its last two lines (tariff and payment), and with further runs of text. */
function billWith(...more: readonly Placed[]) {
  return readBill(layOutDocument([...SMALL_BILL.slice(0, -2), ...more])).facts
}

test('an exit fee’s answer is below a label whose bracket ends on its second line', () => {
  const facts = billWith(
    [40, 400, 'Exit fee (if you leave this tariff before the'],
    [40, 413, 'end of your term)'],
    [40, 426, 'None'],
  )
  expect(facts.electricity?.exitFeeGbp).toBe(0)
})

test('in a list with dots, the way of paying does not keep the exit fee from being read', () => {
  const facts = billWith([40, 400, 'Harbour Flex · no end date · no exit fees · paid by Direct Debit each month'])
  expect(facts.electricity?.exitFeeGbp).toBe(0)
})

test('a tariff’s heading below the export part is about the supply', () => {
  const facts = billWith(
    [40, 400, 'Electricity export', 14],
    [40, 425, 'Tariff: Sunny Return 9'],
    [40, 445, 'Energy exported'],
    [200, 445, '120.0 kWh @ 10.00p/kWh'],
    [500, 445, '£12.00'],
    [40, 480, 'About your tariff'],
    [40, 496, 'Tariff: Tidal Saver · Early exit fee: £40.00 · Estimated annual usage: 2,940 kWh'],
  )
  expect(facts.electricity).toMatchObject({
    tariffName: 'Tidal Saver',
    exitFeeGbp: 40,
    estimatedAnnualUsageKwh: 2940,
  })
})

test('rates with VAT are told behind their registers’ prices', () => {
  const placed: Placed[] = [
    [40, 40, 'Northlight Energy', 18],
    [40, 70, 'Account number 8500123456'],
    [40, 90, 'Bill period: 1 October 2025 - 31 October 2025'],
    [40, 120, 'Electricity', 14],
    [40, 150, 'Peak units'],
    [200, 150, '200 kWh @ 24.00p/kWh'],
    [500, 150, '£48.00'],
    [40, 166, 'Off-peak units'],
    [200, 166, '300 kWh @ 8.00p/kWh'],
    [500, 166, '£24.00'],
    [40, 182, 'Standing charge'],
    [200, 182, '31 days @ 50.00p/day'],
    [500, 182, '£15.50'],
    [40, 198, 'VAT @ 5%'],
    [500, 198, '£4.38'],
    [40, 214, 'Total electricity charges'],
    [500, 214, '£91.88'],
    [40, 260, 'Your prices with VAT: 25.20p/kWh peak, 8.40p/kWh off-peak and 52.50p/day'],
  ]
  const { unitRates } = readBill(layOutDocument(placed)).facts.electricity ?? {}
  expect(unitRates?.map(({ register, pencePerKwh }) => [register, pencePerKwh])).toEqual([
    ['day', 25.2],
    ['night', 8.4],
  ])
})

test.for<[line: string, name: string]>([
  ['Tariff name: Quayside Fix 14 (both fuels)', 'Quayside Fix 14'],
  ['You’re on: Tariff: Quayside Fix 14. Type: fixed.', 'Quayside Fix 14'],
  ['You were on Quayside Fixed 14, paid by Direct Debit.', 'Quayside Fixed 14'],
  ['Tariff name: Quayside E7 Mar 2027', 'Quayside E7 Mar 2027'],
  ['You’re on our Quayside tariff for both fuels.', 'Quayside'],
])('%j names %j', ([line, name]) => {
  expect(billWith([40, 400, line]).electricity?.tariffName).toBe(name)
})

test('the first and last reading are no tariff and no end of one', () => {
  const facts = billWith(
    [40, 400, 'Tariff'],
    [40, 413, 'Start 01/10/2025 45210 Actual'],
    [40, 426, 'End 31/10/2025 45455 Customer'],
  )
  expect(facts.electricity?.tariffName).toBeUndefined()
  expect(facts.electricity?.tariffEndDate).toBeUndefined()
})

test('the end of two days one below the other is not the tariff’s', () => {
  const facts = billWith(
    [40, 400, 'Start 01/10/2025'],
    [200, 400, '45210 Actual'],
    [40, 416, 'End 31/10/2025'],
    [200, 416, '45455 Customer'],
  )
  expect(facts.electricity?.tariffEndDate).toBeUndefined()
})

test('“until” alone is the end of the tariff among its terms, and nowhere else', () => {
  const among = billWith(
    [40, 400, 'Tariff'],
    [200, 400, 'Quayside Fix 14'],
    [40, 418, 'Until'],
    [200, 418, '3 March 2027'],
  )
  expect(among.electricity?.tariffEndDate).toBe('2027-03-03')
  const alone = billWith([40, 400, 'Our office is closed'], [40, 418, 'Until'], [200, 418, '3 March 2027'])
  expect(alone.electricity?.tariffEndDate).toBeUndefined()
})

test('what a tariff would have run to is told in a sentence', () => {
  const facts = billWith([40, 400, 'You were on Quayside Fixed 14. It would have ended on 9 March 2027.'])
  expect(facts.electricity?.tariffEndDate).toBe('2027-03-09')
  const quarter = billWith([40, 400, 'Your electricity in the quarter ending 31 December 2025'])
  expect(quarter.electricity?.tariffEndDate).toBeUndefined()
})

test('terms with “per fuel” among them are those of both fuels, and an AQ is gas’s', () => {
  const { electricity, gas } = readBill(
    layOutDocument([
      ...TWO_FUELS,
      [40, 270, 'Product: Quayside Fix 14'],
      [40, 283, 'Term ends 03/03/2027 | Early termination: £60.00 per fuel | Paying by: monthly Direct Debit'],
      [40, 296, 'EAC 2,480 kWh = £812.10 a year | AQ 9,640 kWh = £640.90 a year'],
    ]),
  ).facts
  expect(electricity).toMatchObject({
    tariffName: 'Quayside Fix 14',
    tariffEndDate: '2027-03-03',
    exitFeeGbp: 60,
    estimatedAnnualUsageKwh: 2480,
    estimatedAnnualCostGbp: 812.1,
  })
  expect(gas).toMatchObject({
    tariffName: 'Quayside Fix 14',
    tariffEndDate: '2027-03-03',
    exitFeeGbp: 60,
    estimatedAnnualUsageKwh: 9640,
    estimatedAnnualCostGbp: 640.9,
  })
})

test('a gas supply number is known by its M', () => {
  const { gas } = readBill(layOutDocument([...TWO_FUELS, [40, 252, 'Gas meter point M 7401234567 at your home']])).facts
  expect(gas?.mprn).toBe('7401234567')
})

test.for<[line: string, name: string]>([
  ['Your tariff: Quayside Fix 14 (electricity only)', 'Quayside Fix 14'],
  ['Tariff: Quayside Flex / Variable / Direct Debit', 'Quayside Flex'],
  ['You are on Quayside Fix 14 for both your fuels.', 'Quayside Fix 14'],
  ['Tariff Quayside Fix December 2027 Type Fixed', 'Quayside Fix December 2027'],
])('a tariff’s kind and what it’s for are no part of its name: %s', ([line, name]) => {
  expect(billWith([40, 400, line]).electricity?.tariffName).toBe(name)
})

test.for<string>([
  'Tariff: Tidal Fix. Your fixed price runs out on 5 June 2027.',
  'Tariff: Tidal Fix. Your prices won’t change before 5 June 2027.',
  'Tariff: Tidal Fix. Valid from 6 June 2025 to 5 June 2027.',
  'Fixed price period: 6 June 2025 – 5 June 2027',
])('a tariff’s end is told in other words: %s', (line) => {
  expect(billWith([40, 400, line]).electricity?.tariffEndDate).toBe('2027-06-05')
})

test.for<[line: string, fee: number | undefined]>([
  ['Exit fees (if applicable): n/a', 0],
  ['Your electricity is on the Loyal Saver tariff, which has no end date and no exit fee.', 0],
  ['We’ll charge you £50 if you switch before your tariff ends.', 50],
  ['There’s no exit fee in the last 49 days of your tariff.', undefined],
  ['You have paid £20.00. That leaves £34.74 to pay.', undefined],
])('an exit fee is told in other words: %s', ([line, fee]) => {
  expect(billWith([40, 400, line]).electricity?.exitFeeGbp).toBe(fee)
})

test.for<string>([
  'Statement date 4 November 2025 | October 2025 | Pay on receipt of bill',
  'Pay on receipt of bill',
  'Payment method: Non-Direct Debit',
  'Payment method: Receipt of bill',
])('a bill is paid when it comes: %s', (line) => {
  expect(billWith([40, 400, line]).paymentMethod).toBe('standard_credit')
})

test('a tariff heads the line of its terms', () => {
  const facts = billWith([40, 400, 'Quayside Fix 14 (fixed price, ends 13/08/2026) – early exit fee £30.00'])
  expect(facts.electricity).toMatchObject({
    tariffName: 'Quayside Fix 14',
    tariffEndDate: '2026-08-13',
    exitFeeGbp: 30,
  })
})

test('the last day of prices that change is no end of a tariff, and an explanation of words names none', () => {
  const facts = billWith(
    [40, 400, 'Our prices are changing'],
    [200, 416, 'Until 31 March 2026'],
    [360, 416, 'From 1 April 2026'],
    [40, 432, 'Unit rate'],
    [200, 432, '26.35p'],
    [360, 432, '27.89p'],
    [40, 470, 'Exit fee: a charge if you leave a fixed'],
    [40, 482, 'tariff before it ends. MPAN: your electricity supply number, 13 digits. CR: in credit.'],
    [40, 494, 'DR: in debit.'],
  )
  expect(facts.electricity).not.toHaveProperty('tariffEndDate')
  expect(facts.electricity).not.toHaveProperty('tariffName')
})

test('behind its name a tariff runs to its last day', () => {
  const facts = billWith([40, 400, 'Club Fix 2027, to 28 February 2027'], [40, 412, 'Leaving early: £45'])
  expect(facts.electricity).toMatchObject({ tariffName: 'Club Fix 2027', tariffEndDate: '2027-02-28', exitFeeGbp: 45 })
})
