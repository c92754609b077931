import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import type { BillReading } from './bill-facts.ts'
import { joinReadings } from './join-readings.ts'
import { readBill } from './read-bill.ts'

const changed = (from: string, to: string): Placed[] =>
  SMALL_BILL.map(([left, top, text, size]): Placed => [left, top, text.replace(from, to), size ?? 10])
const part = (bill: readonly Placed[], isOnIt: (top: number) => boolean) =>
  readBill(layOutDocument(bill.filter(([, top]) => isOnIt(top))))
const first = part(SMALL_BILL, (top) => top < 180 || (top > 300 && top < 360))
const second = part(SMALL_BILL, (top) => top >= 180 && top < 300)
const joined = (earlier: BillReading, latest: BillReading) => {
  const found = joinReadings(earlier, latest, 1)
  return found.kind === 'joined' ? found.reading : found.why
}

test('two pages make one bill, in either order, and each value is found on its own page', () => {
  const whole = readBill(layOutDocument(SMALL_BILL)).facts
  for (const [earlier, latest] of [
    [first, second],
    [second, first],
  ] as const) {
    const reading = joined(earlier, latest) as BillReading
    expect(reading.facts).toMatchObject({
      supplier: whole.supplier,
      accountNumber: whole.accountNumber,
      customerPostcode: whole.customerPostcode,
      electricity: { unitRates: whole.electricity?.unitRates, usageKwhInPeriod: 245 },
    })
    const pageOf = (path: string) => reading.evidence[path]?.page
    expect(pageOf('accountNumber')).toBe(earlier === first ? 2 : 1)
    expect(pageOf('electricity.unitRates.0.pencePerKwh')).toBe(earlier === first ? 1 : 2)
  }
})

test.for([
  ['Northlight Energy', 'Hazelbrook Energy', 'two_suppliers'],
  ['8500123456', '7700123456', 'two_accounts'],
  ['LS6 2BQ', 'NR2 3TS', 'two_accounts'],
] as const)('a first page with %s as %s is of another bill', ([from, to, why]) => {
  const whole = readBill(layOutDocument(SMALL_BILL))
  expect(
    joined(
      whole,
      part(changed(from, to), (top) => top < 180 || (top > 300 && top < 360)),
    ),
  ).toBe(why)
})

test('two whole bills of one account are two', () => {
  const whole = readBill(layOutDocument(SMALL_BILL))
  expect(joined(whole, readBill(layOutDocument(changed('1 October 2025 - 31', '2 September 2025 - 30'))))).toBe(
    'same_account',
  )
})

test('a paper that is no bill joins nothing', () => {
  expect(joined(first, readBill(layOutDocument([[40, 40, 'Leek soup']])))).toBeUndefined()
})
