import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { expect, test } from 'vitest'
import { testWorld } from '../evaluation/test-world.ts'
import { gapOfBill, sayCheck } from './check-bill.ts'

function billOf(change: Partial<BillFacts>): BillFacts {
  const [bill] = testWorld({ bill: true }).bills
  if (!bill) throw new Error('the test world has a bill')
  return { ...bill.reading.facts, ...change }
}

function check(facts: BillFacts): string {
  return sayCheck({ facts, evidence: {}, checks: [] })
}

test('the bill of the test world adds up to the penny', () => {
  expect(gapOfBill(billOf({}))).toEqual({ sumPence: 15_410, totalPence: 15_410, gapPence: 0 })
  expect(check(billOf({}))).toContain('so it adds up to the penny')
})

test('a total that its lines do not come to is noticed, with the difference', () => {
  const says = check(billOf({ totalChargesGbp: 148.2 }))
  expect(says).toContain('Together that is £154.10')
  expect(says).toContain('£5.90 less than its own lines')
})

test('pennies of rounding are no mistake', () => {
  expect(check(billOf({ totalChargesGbp: 154.12 }))).toContain('with pennies for rounding')
})

test('a bill without a total is not added up', () => {
  const { totalChargesGbp: _gone, ...facts } = billOf({})
  expect(check(facts)).toContain('I cannot add this bill up')
})
