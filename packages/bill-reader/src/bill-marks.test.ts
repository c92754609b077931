import { expect, test } from 'vitest'
import { layOutDocument, type Placed } from '../test/lay-out-words.ts'
import { readFixtures } from '../test/read-fixtures.ts'
import { billMarks } from './bill-marks.ts'
import { documentText } from './judge-bill.ts'
import { readBill } from './read-bill.ts'
import type { DocumentWords } from './document-words.ts'

const marksOf = (document: DocumentWords) => billMarks(readBill(document).facts, documentText(document))
const lines = (...texts: string[]) => layOutDocument(texts.map((text, at): Placed => [40, 40 + at * 18, text]))
const common = (one: DocumentWords, other: DocumentWords) =>
  marksOf(one).filter((mark) => marksOf(other).includes(mark)).length

const BILL = [
  'Northern Spark Energy - Your electricity bill',
  'Bill date: 4 November 2025',
  'Account number: 8512 3343',
  'Billing period: 1 October 2025 to 31 October 2025',
  'Supply number (MPAN): 2000001234560',
  'Electricity 612 kWh x 24.670p £150.98',
  'Standing charge 31 days x 52.140p £16.16',
  'Total charges this period £167.14',
]
const changed = (from: string, to: string) => lines(...BILL.map((line) => line.replace(from, to)))

test('a word that was changed leaves it the same bill', () => {
  expect(common(lines(...BILL), changed('Your electricity bill', 'Your electricity bill.'))).toBeGreaterThan(0)
  expect(common(lines(...BILL), changed('Standing', 'standing and more'))).toBeGreaterThan(0)
  // A photo in which the supply number was unreadable.
  expect(common(lines(...BILL), changed('Supply number (MPAN): 2000001234560', ''))).toBeGreaterThan(0)
})

test.for([
  ['1 October 2025 to 31 October 2025', '2 October 2025 to 31 October 2025'],
  ['1 October 2025 to 31 October 2025', '1 October 2025 to 1 November 2025'],
  ['1 October 2025 to 31 October 2025', '30 September 2025 to 30 October 2025'],
  ['1 October 2025 to 31 October 2025', '15 December 2024 to 14 October 2025'],
  ['Billing period: 1 October 2025 to 31 October 2025', ''],
] as const)('with %j as %j it is still the same bill', ([from, to]) => {
  expect(marksOf(changed(from, to)).length).toBeLessThan(60)
  expect(common(lines(...BILL), changed(from, to))).toBeGreaterThan(0)
})

test('the next month of the same account is another bill, and so is another account', () => {
  const next = lines(
    ...BILL.map((line) => line.replaceAll('October', 'September').replace('31 S', '30 S').replace('4 Nov', '4 Oct')),
  )
  expect(common(lines(...BILL), next)).toBe(0)
  const other = lines(...BILL.map((line) => line.replace('8512 3343', '8512 3344').replace('2000001234560', '')))
  expect(common(lines(...BILL), other)).toBe(0)
})

test('without any number its words are left', () => {
  expect(marksOf(lines('Pebble Mobile', 'SIM only'))).toEqual(['words pebblemobilesimonly'])
})

test('of the kept bills a PDF and its photo are one bill, and no others are', () => {
  const bills = readFixtures().map(({ name, document }) => ({
    bill: name.replace(/^(?:pdf|photo)-/, ''),
    marks: marksOf(document),
  }))
  const pairs = bills.flatMap((one, at) => bills.slice(at + 1).map((other) => ({ one, other })))
  const wrong = pairs.filter(
    ({ one, other }) => one.marks.some((mark) => other.marks.includes(mark)) !== (one.bill === other.bill),
  )
  expect(wrong.map(({ one, other }) => `${one.bill} and ${other.bill}`)).toEqual([])
  expect(pairs.some(({ one, other }) => one.bill === other.bill)).toBe(true)
})
