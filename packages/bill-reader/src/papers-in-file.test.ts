import { expect, it } from 'vitest'
import { layOutPage, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

type Change = readonly [from: string, to: string]

function changed(...changes: Change[]): Placed[] {
  return SMALL_BILL.map(([left, top, text, size = 10]) => {
    const [, to = text] = changes.find(([from]) => from === text) ?? []
    return [left, top, to, size]
  })
}

function readPages(...pages: Placed[][]) {
  return readBill({ pages: pages.map((page, at) => layOutPage(page, 'pdf-text', at + 1)), qrPayloads: [] })
}

const LATER: Change[] = [
  ['4 November 2025', '4 December 2025'],
  ['Bill period: 1 October 2025 - 31 October 2025', 'Bill period: 1 November 2025 - 1 December 2025'],
]
const OTHER_HOME: Change[] = [
  ['8500123456', '8500999111'],
  ['23 0123 4567 894', '10 4934 0837 109'],
]
const NOTES: Placed[] = [[40, 60, 'Need help with this bill? Ring us, or see how to read your meter.']]

it('reads the first of two accounts in one file, and tells of the other', () => {
  const { facts, leftOut } = readPages([...SMALL_BILL], NOTES, changed(...OTHER_HOME), NOTES)
  expect(facts).toMatchObject({ accountNumber: '8500123456', totalChargesGbp: 85.26 })
  expect(leftOut).toMatchObject({ why: 'two_accounts', papers: [{ pages: [3, 4], accountNumber: '8500999111' }] })
})

it('tells bills of two suppliers apart', () => {
  const edf = changed(['Northlight Energy', 'EDF'], ...OTHER_HOME)
  const { facts, leftOut } = readPages(changed(['Northlight Energy', 'Octopus Energy']), edf)
  expect(facts).toMatchObject({ supplier: 'Octopus Energy', accountNumber: '8500123456' })
  expect(leftOut).toMatchObject({ why: 'two_suppliers', papers: [{ pages: [2], supplier: 'EDF Energy' }] })
})

it('reads the newest of two bills of one account, and keeps the pages as they were sent', () => {
  const { facts, evidence, leftOut } = readPages([...SMALL_BILL], changed(...LATER))
  expect(facts.billDate).toBe('2025-12-04')
  expect(evidence['billDate']?.page).toBe(2)
  expect(leftOut).toMatchObject({ why: 'same_account', papers: [{ pages: [1] }] })
})

it('leaves a bill whole that prints a second number of its customer', () => {
  const slip: Placed[] = [
    [40, 60, 'Payment slip'],
    [40, 90, 'Customer number'],
    [200, 90, 'PX 7734 1120'],
    [40, 120, 'Bill date'],
    [200, 120, '4 November 2025'],
  ]
  const { facts, leftOut } = readPages([...SMALL_BILL], slip)
  expect(leftOut).toBeUndefined()
  expect(facts.totalChargesGbp).toBe(85.26)
})
