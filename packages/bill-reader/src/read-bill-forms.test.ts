import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import type { PageWords } from './document-words.ts'
import { readBill } from './read-bill.ts'

function readWithout(parts: readonly string[], placed: readonly Placed[], source?: PageWords['source']) {
  const kept = SMALL_BILL.filter(([, , text]) => !parts.some((part) => text.includes(part)))
  return readBill(layOutDocument([...kept, ...placed], source)).facts
}

it.each([
  ['Electricity · Flexi Twelve'],
  ['ELECTRICITY - FLEXI TWELVE'],
  ['Electricity supply – Flexi Twelve'],
  ['Energy Charges: Flexi Twelve'],
  ['Electricity (Flexi Twelve)'],
  ['On the Flexi Twelve tariff each kWh costs 26.35p.'],
])('takes the tariff from "%s"', (text) => {
  const { electricity } = readWithout(['Tariff name'], [[40, 196, text]])
  expect(electricity?.tariffName?.toLowerCase()).toBe('flexi twelve')
})

it('takes the tariff from the other end of its fuel’s heading', () => {
  const { electricity } = readWithout(['Tariff name'], [[480, 182, 'Flexi Twelve']])
  expect(electricity?.tariffName).toBe('Flexi Twelve')
})

it('goes on with a name that is set larger than its label', () => {
  const placed: Placed[] = [
    [400, 560, 'Plan', 8],
    [400, 574, 'Northlight Drive', 13],
    [400, 596, 'Overnight', 13],
    [400, 616, 'until 5 Jul 2027', 8],
  ]
  const { electricity } = readWithout(['Tariff name'], placed)
  expect(electricity).toMatchObject({ tariffName: 'Northlight Drive Overnight', tariffEndDate: '2027-07-05' })
})

it.each([
  ['You paid us by Direct Debit on 7 May 2026', 'direct_debit'],
  ['12 Jul 2026 - Direct Debit £107.00', 'direct_debit'],
  ['Your Direct Debit schedule', 'direct_debit'],
  ['We agreed that you would pay £210.00 each month by cash or cheque.', 'standard_credit'],
  ['Please pay by 11th June 2026. You may pay by cheque, by card or in cash at a Post Office.', 'standard_credit'],
  ['You may pay by cheque, by card or in cash at a Post Office.', undefined],
] as const)('takes from "%s" the way of paying %s', (text, method) => {
  expect(readWithout(['Payment method'], [[40, 560, text]]).paymentMethod).toBe(method)
})

it.each([
  [[[480, 60, '#M43023522']], 'M43023522'],
  [[[480, 60, 'ID NLT-541000']], 'NLT-541000'],
  [[[480, 60, 'OF-5092285']], 'OF-5092285'],
  [[[480, 60, '0113 496 0123']], undefined],
  [
    [
      [380, 60, 'Invoice number'],
      [480, 60, 'OF-5092285'],
    ],
    undefined,
  ],
  [[[480, 600, 'OF-5092285']], undefined],
] as [Placed[], string | undefined][])(
  'takes a number at the head of the page for the account: %j',
  (placed, number) => {
    expect(readWithout(['ccount', '8500'], placed).accountNumber).toBe(number)
  },
)

it.each([['Bill of 4 November 2025'], ['printed 4 November 2025'], ['4 November 2025 - this bill was made']])(
  'takes the day of the bill from "%s"',
  (text) => {
    expect(readWithout(['ccount', '8500', 'Bill date', '4 November'], [[330, 106, text]]).billDate).toBe('2025-11-04')
  },
)

it('parts values that are listed as their names are', () => {
  const { electricity } = readWithout(
    ['Supply number', '23 0123'],
    [
      [40, 210, 'Meter / MPAN'],
      [200, 210, '21E9080946 / 23 0123 4567 894'],
    ],
  )
  expect(electricity).toMatchObject({ meterSerial: '21E9080946', mpan: '2301234567894' })
})

it('takes use that is told in pounds for what it cost', () => {
  const charges = ['Energy used', '245 kWh', '£64', 'Standing', '31 days', '£16', 'VAT', '£4.06', 'Total', '£85.26']
  const facts = readWithout(charges, [
    [40, 226, 'Electricity: 245 kWh'],
    [500, 226, '-£85.26'],
    [40, 274, "Energy you've used this time"],
    [500, 274, '£85.26'],
  ])
  expect(facts).toMatchObject({
    totalChargesGbp: 85.26,
    electricity: { usageKwhInPeriod: 245, totalChargesGbp: 85.26 },
  })
})

it('takes a year’s forecast in pounds for its cost', () => {
  const { electricity } = readWithout(
    [],
    [
      [40, 560, 'Your annual forecast'],
      [200, 560, '£679.49'],
    ],
  )
  expect(electricity).toMatchObject({ estimatedAnnualCostGbp: 679.49 })
})

it('leaves out of a payment what its bracket says of each', () => {
  const kept = SMALL_BILL.filter(([, , text]) => text !== 'Payments received')
  const placed: Placed = [40, 322, 'Your payments (monthly Direct Debit of £50.00)']
  const payments = readBill(layOutDocument([...kept, placed])).billed?.money.filter(({ kind }) => kind === 'payments')
  expect(payments).toMatchObject([{ gbp: 100 }])
})

it('turns the sign of a balance where the page says what a minus means', () => {
  const parts = ['Previous balance', '£20.00', 'Payments received', '£100.00', 'New balance', '£34.74']
  const closing: Placed[] = [
    [40, 338, 'Closing balance'],
    [500, 338, '-£34.74'],
  ]
  expect(readWithout(parts, closing).balanceGbp).toBe(-34.74)
  const legend: Placed = [40, 354, 'A minus sign means you owe us; otherwise your account is in credit.']
  expect(readWithout(parts, [...closing, legend]).balanceGbp).toBe(34.74)
})

it('takes what a prepayment meter holds for the balance, and no debt', () => {
  const parts = ['Previous balance', '£20.00', 'Payments', '£100.00', 'New balance', '£34.74', 'Payment method']
  const facts = readWithout(parts, [
    [40, 322, 'Prepayment meter statement'],
    [40, 338, 'Credit on meter at end'],
    [500, 338, '£29.26'],
    [40, 400, 'Your debt', 12],
    [40, 416, 'You still owe £94.10. Your meter takes £3.75 a week.'],
  ])
  expect(facts.balanceGbp).toBe(-29.26)
})

it('lets a heading of terms under the last fuel speak for both', () => {
  const facts = readWithout(
    [],
    [
      [40, 420, 'Gas', 14],
      [40, 440, 'MPRN'],
      [200, 440, '5076319204'],
      [40, 470, 'TARIFF INFORMATION', 10],
      [40, 486, 'Exit fee: None'],
    ],
  )
  expect(facts).toMatchObject({ electricity: { exitFeeGbp: 0 }, gas: { exitFeeGbp: 0 } })
})

it.each([
  ['12th 0ct£2025 - 11th Nov 2025', '2025-10-12', '2025-11-11'],
  ['12 Oct 2025 - 11 Novem ber 2025', '2025-10-12', '2025-11-11'],
  ['120ct 2025 - 11 Nov 2025', '2025-10-12', '2025-11-11'],
])('reads the days of a photo in "%s"', (text, from, to) => {
  const facts = readWithout(['Bill period', '31 days'], [[330, 122, `Bill period: ${text}`]], 'ocr')
  expect(facts).toMatchObject({ periodFrom: from, periodTo: to })
})

it('joins two days whose arrow was not read, where they are the days charged for', () => {
  const facts = readWithout(
    ['Bill period'],
    [
      [40, 150, 'Energy bill 1 Oct 2025', 12],
      [190, 150, '31 Oct 2025', 12],
    ],
    'ocr',
  )
  expect(facts).toMatchObject({ periodFrom: '2025-10-01', periodTo: '2025-10-31' })
})

it('ends an account number before the day under it', () => {
  const facts = readWithout(
    ['ccount', '8500', 'Bill date', '4 November'],
    [
      [400, 90, 'Our ref 8555 1352 6425'],
      [400, 103, '24 November 2025'],
    ],
  )
  expect(facts.accountNumber).toBe('8555 1352 6425')
})

it('names a firm with what follows its ampersand', () => {
  const facts = readWithout(['Northlight'], [[40, 700, 'Northern Gas & Light Ltd. Registered in England.']])
  expect(facts.supplier).toBe('Northern Gas & Light')
})
