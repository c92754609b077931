import { expect, it, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

function readWithout(parts: readonly string[], ...placed: Placed[]) {
  const kept = SMALL_BILL.filter(([, , text]) => !parts.some((part) => text.includes(part)))
  return readBill(layOutDocument([...kept, ...placed])).facts
}

test.each([
  ['in groups after a single figure', 'Account number: 6-1282-1378', '6-1282-1378'],
  ['alone at the head of the page', 'A-0D0DEA43', 'A-0D0DEA43'],
])('the account number is read %s', (_how, text, number) => {
  expect(readWithout(['Account number', '8500123456'], [330, 60, text]).accountNumber).toBe(number)
})

it('takes no number that only looks like an account’s further down the page', () => {
  const facts = readWithout(['Account number', '8500123456'], [330, 500, 'A-0D0DEA43'])
  expect(facts.accountNumber).toBeUndefined()
})

it('takes the bank’s number on a payment slip for no account number', () => {
  const { accountNumber } = readWithout(
    ['Account number', '8500123456'],
    [330, 60, 'Your customer reference number'],
    [330, 73, '8591 7078 4413'],
    [180, 612, 'Customer reference number'],
    [340, 612, '40 1234 5'],
    [340, 600, 'Credit account number'],
  )
  expect(accountNumber).toBe('8591 7078 4413')
})

it('reads a year’s cost from rows under a head that names it', () => {
  const { electricity } = readWithout(
    [],
    [40, 560, 'Your estimated annual cost', 12],
    [40, 590, 'Electricity: Flexi Green, based on 3,227 kWh a year'],
    [500, 590, '£1,032.34'],
  )
  expect(electricity).toMatchObject({ estimatedAnnualUsageKwh: 3227, estimatedAnnualCostGbp: 1032.34 })
})

it('reads a year’s cost right under the year’s use, and nowhere else', () => {
  const use: Placed[] = [
    [40, 560, 'We think you’ll use in the next year'],
    [500, 560, '2,534 kWh'],
  ]
  const cost: Placed[] = [
    [40, 576, 'Which would cost'],
    [500, 576, '£558.41'],
  ]
  expect(readWithout([], ...use, ...cost).electricity?.estimatedAnnualCostGbp).toBe(558.41)
  expect(readWithout([], ...cost).electricity?.estimatedAnnualCostGbp).toBeUndefined()
})

it('reads a year’s use though a sentence of the next column sells something', () => {
  const { electricity } = readWithout(
    [],
    [20, 560, 'cheapest overall tariff could save £37.32. Earn shopping points with', 6],
    [330, 560, 'Annual usage (estimated)', 6],
    [500, 560, '10,432 kWh', 6],
  )
  expect(electricity?.estimatedAnnualUsageKwh).toBe(10432)
})

it('reads readings that say by a letter how they were read', () => {
  const { electricity } = readWithout(
    [],
    [40, 560, '1 Oct 2025'],
    [180, 560, '70053 (S)'],
    [40, 576, '31 Oct 2025'],
    [180, 576, '70298 (S)'],
  )
  expect(electricity?.readings).toMatchObject([{ previous: 70053, latest: 70298 }])
})

it('takes no two numbers of a bank for readings, though they differ by the use', () => {
  const { electricity } = readWithout([], [40, 560, 'By transfer from bank account no. 1168 923'])
  expect(electricity?.readings).toBeUndefined()
})

it.each([
  [
    'over its sum',
    [
      [40, 560, 'Your Direct Debit'],
      [40, 572, '£138.00 a month'],
    ],
    'direct_debit',
  ],
  ['with its sum behind it', [[40, 560, 'Monthly Direct Debit: £133.00. No action needed.']], 'direct_debit'],
  [
    'without a sum',
    [
      [40, 560, 'Your Direct Debit'],
      [40, 572, 'is the easy way'],
    ],
    undefined,
  ],
] satisfies [string, Placed[], string | undefined][])('a Direct Debit %s', (_how, placed, method) => {
  expect(readWithout(['Payment method'], ...placed).paymentMethod).toBe(method)
})

it('takes the day of a reading for no bill date', () => {
  const rows: Placed[] = [
    [40, 150, 'End of bill'],
    [180, 150, '1 Nov 2025'],
    [330, 150, '51158.9 (smart)'],
  ]
  const heads: Placed[] = [
    [40, 150, 'Date'],
    [180, 150, 'Reading'],
    [330, 150, 'Date'],
    [450, 150, 'Reading'],
    [40, 162, '02/11/25'],
    [180, 162, '14078'],
    [330, 162, '02/11/25'],
    [450, 162, '14248'],
  ]
  const table: Placed[] = [
    [40, 150, 'From'],
    [180, 150, 'To'],
    [40, 162, '01/10/25'],
    [180, 162, '02/11/25'],
    [330, 162, '14248 Actual'],
  ]
  expect(readWithout(['Bill date', '4 November'], ...table).billDate).toBeUndefined()
  expect(readWithout(['Bill date', '4 November'], ...rows).billDate).toBeUndefined()
  expect(readWithout(['Bill date', '4 November'], ...heads).billDate).toBeUndefined()
})

it('takes the last day of old prices for no end of a tariff that has none', () => {
  const placed: Placed[] = [[40, 560, 'Prices until 31 Oct 2025']]
  const open: Placed[] = [
    [40, 600, 'Tariff ends on'],
    [200, 600, 'No end date'],
  ]
  const changed: Placed[] = [[40, 576, 'New prices from 1 Nov 2025']]
  expect(readWithout([], ...placed, ...open).electricity?.tariffEndDate).toBeUndefined()
  expect(readWithout([], ...placed, ...changed).electricity?.tariffEndDate).toBeUndefined()
  expect(readWithout([], ...placed).electricity?.tariffEndDate).toBe('2025-10-31')
})
