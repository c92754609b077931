import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

/** Lines as close together as those of a sentence. */
function marksOf(...lines: string[]) {
  const placed = lines.map((text, at): Placed => [40, 420 + at * 14, text])
  const { exitFees, exitFeesNamed, exitFeeBack } = readBill(layOutDocument([...SMALL_BILL, ...placed])).marks ?? {}
  const pounds = (fees: { gbp: number }[] = []) => fees.map(({ gbp }) => gbp)
  return { charged: pounds(exitFees), named: pounds(exitFeesNamed), isBack: exitFeeBack !== undefined }
}

const NONE = { charged: [], named: [], isBack: false }

test('the amount of a fee is its own, and not that of the line above', () => {
  const lines = ['Total electricity charges £85.26', 'Exit fee charged £50.00', 'Total charges this period £135.26']
  expect(marksOf(...lines)).toEqual({ ...NONE, charged: [50] })
})

test('a fee of each fuel is charged, also under a line that charges no VAT', () => {
  const fees = ['Exit fee charged electricity £50.00', 'Exit fee charged gas £50.00']
  expect(marksOf('No VAT is charged on electricity', ...fees)).toEqual({ ...NONE, charged: [50, 50] })
})

test('a line that is printed on the summary and in the detail is one fee, whatever a sentence adds', () => {
  const told = 'We have charged an exit fee of £50.00 because you left your tariff early.'
  expect(marksOf(told)).toEqual({ ...NONE, charged: [50] })
  expect(marksOf('Exit fee charged (2 May 2026) £50.00')).toEqual({ ...NONE, charged: [50] })
  expect(marksOf('Exit fee charged £50.00', 'Exit fee charged £50.00')).toEqual({ ...NONE, charged: [50] })
  expect(marksOf('Exit fee charged £50.00', '', '', told)).toEqual({ ...NONE, charged: [50] })
})

test.for(['Exit fee £50.00', 'Early exit fee £50.00', 'Early termination charge £50.00', 'Cancellation fee £50.00'])(
  'of %j only the sums tell whether it is charged',
  (line) => {
    expect(marksOf(line)).toEqual({ ...NONE, named: [50] })
  },
)

test.for([
  'Exit fee: £50.00 if you leave early',
  'An exit fee of £50.00 is charged if you leave before 30 November 2026.',
  'We have not charged an exit fee because you are in your last 49 days.',
])('%j charges nothing', (line) => {
  expect(marksOf(line)).toEqual(NONE)
})

test.for([
  ['Exit fee charged £50.00', 'Exit fee refund -£50.00'],
  ['Exit fee charged £50.00', 'Exit fee -£50.00'],
  ['Exit fee charged £50.00', '', 'We have waived your exit fee, as you were in the last days of your tariff.'],
  ['Exit fee charged on your last bill has been refunded: £50.00'],
])('%j gives a fee back', (lines) => {
  expect(marksOf(...lines).isBack).toBe(true)
})
