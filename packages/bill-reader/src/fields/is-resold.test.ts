import { expect, it } from 'vitest'
import { layOutDocument, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

it('knows energy that a landlord sells on, and not the bill of a supplier', () => {
  const words = 'We resell energy under the maximum resale price direction; we are not a licensed supplier.'
  expect(readBill(layOutDocument([...SMALL_BILL, [40, 700, words, 8]])).facts.isResold).toBe(true)
  expect(readBill(layOutDocument(SMALL_BILL)).facts.isResold).toBeUndefined()
})
