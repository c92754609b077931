import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

/** The small bill with more lines below it; a pair is a label with its value to the right. */
function marksWith(...more: (string | [label: string, value: string])[]) {
  const placed = more.flatMap((line, at): Placed[] => {
    const top = 420 + at * 22
    return typeof line === 'string'
      ? [[40, top, line]]
      : [
          [40, top, line[0]],
          [400, top, line[1]],
        ]
  })
  return readBill(layOutDocument([...SMALL_BILL, ...placed]))
}

test('a plain bill says its VAT and nothing else', () => {
  expect(marksWith().marks).toEqual({ vat: [{ percent: 5 }] })
})

test.for([
  [['Outstanding debt', '£84.20'], { debtGbp: 84.2 }],
  [['Debt repayment per week', '£4.50'], { debtWeeklyGbp: 4.5 }],
  ['We take £3.75 a week from your top-ups towards your debt.', { debtWeeklyGbp: 3.75 }],
  [['Your monthly payment', '£118.00'], { monthlyPaymentGbp: 118 }],
  ['Your next Direct Debit of £84.00 will be taken on 3 May 2026.', { monthlyPaymentGbp: 84 }],
  ['Your Direct Debit stays at £66.00 a month.', { monthlyPaymentGbp: 66 }],
  ['You pay us by Direct Debit (£72.00 monthly).', { monthlyPaymentGbp: 72 }],
  [['Refund sent to your bank', '£60.00'], { refundGbp: 60 }],
  [['Warm Home Discount', '-£150.00'], { discountGbp: 150 }],
  ['Meter type: smart meter', { smart: 'smart meter' }],
  ['Your meter is an Economy 7 meter.', { registers: 'Economy 7' }],
  ['There is no exit fee from 12 March 2026.', { exitFeeEndsOn: '2026-03-12' }],
  ['Leaving costs £30.00; from 12 March 2026 you may leave without paying anything.', { exitFeeEndsOn: '2026-03-12' }],
] as const)('%j is told', ([line, marks]) => {
  const said = typeof line === 'string' ? line : ([...line] as [string, string])
  expect(marksWith(said).marks).toEqual({ vat: [{ percent: 5 }], ...marks })
})

test.for([
  'If you are worried about debt, call National Debtline.',
  'You could get a Warm Home Discount of £150 if you qualify.',
  'Get a smart meter fitted for free.',
  'If you move, you can ask for a refund of £20 or more.',
] as const)('%j is said of nobody', (line) => {
  expect(marksWith(line).marks).toEqual({ vat: [{ percent: 5 }] })
})

test('a mark has its page, its box and its letters, and takes nothing from the facts', () => {
  const { evidence, facts } = marksWith(['Outstanding debt', '£84.20'])
  expect(evidence['marks.debtGbp']).toMatchObject({
    status: 'read',
    page: 1,
    printed: expect.stringContaining('84.20'),
  })
  expect(facts).toMatchObject({ balanceGbp: -34.74, totalChargesGbp: 85.26 })
  expect(facts).not.toHaveProperty('marks')
})

test('a line at another price from a day on is a change of price', () => {
  const halves: Placed[] = SMALL_BILL.flatMap((placed): Placed[] => {
    const [left, top, text] = placed
    if (top !== 226) return [placed]
    if (left === 40)
      return [
        [40, 218, 'Energy used 1 October 2025 - 15 October 2025'],
        [40, 232, 'Energy used 16 October 2025 - 31 October 2025'],
      ]
    if (text.startsWith('£'))
      return [
        [500, 218, '£26.35'],
        [500, 232, '£38.21'],
      ]
    return [
      [300, 218, '100 kWh @ 26.35p per kWh'],
      [300, 232, '145 kWh @ 26.35p per kWh'],
    ]
  })
  const changed = halves.map(([left, top, text]): Placed => [
    left,
    top,
    text.replace('145 kWh @ 26.35p', '145 kWh @ 26.351p'),
  ])
  expect(readBill(layOutDocument(halves)).marks?.priceChangedOn).toBeUndefined()
  expect(readBill(layOutDocument(changed)).marks?.priceChangedOn).toBe('2025-10-16')
})

test.for([
  [['Exit fee charged (electricity)', '£50.00'], { exitFees: [{ gbp: 50 }] }],
  ['120 m³ x 1.02264 x 39.4 (calorific value) ÷ 3.6 = 1,343 kWh', { calorificValue: 39.4 }],
  ['Gas units used 79 m3', { gasCubicMetres: 79 }],
  [['Full Fibre 100 broadband', '£32.00'], { otherServiceGbp: 32 }],
  [['Back-billing credit for energy used before 1 May 2024', '-£42.00'], { backBillCredit: 'Back-billing credit' }],
  ['We have taken off energy used more than 12 months ago.', { backBillCredit: expect.any(String) as string }],
  ['This bill replaces bill number 18274, which was wrong.', { replaces: 'replaces bill' }],
] as const)('%j is told of what was charged', ([line, marks]) => {
  const said = typeof line === 'string' ? line : ([...line] as [string, string])
  expect(marksWith(said).marks).toMatchObject(marks)
})

test.for(['You may be charged an exit fee of £50.00.', 'You can cancel your bill reminders.'] as const)(
  '%j charges and replaces nothing',
  (line) => {
    expect(marksWith(line).marks).toEqual({ vat: [{ percent: 5 }] })
  },
)

test('a heading of the first page says that it is a summary of the year', () => {
  const headed = layOutDocument([[40, 66, 'Your annual summary', 14], ...SMALL_BILL])
  expect(readBill(headed).marks).toMatchObject({ yearSummary: 'Your annual summary' })
})
