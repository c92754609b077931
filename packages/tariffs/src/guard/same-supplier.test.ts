import { expect, test } from 'vitest'
import { isSameSupplier } from './same-supplier.ts'

test.for<[string, string, boolean]>([
  ['Larkfield Energy', 'LARKFIELD ENERGY LIMITED', true],
  ['Larkfield', 'Larkfield Energy plc', true],
  ['The Larkfield Energy Company', 'Larkfield Limited', true],
  ['E.ON Next', 'E.ON', true],
  ['The Energy Company', 'the energy company', true],
  ['Larkfield', 'Larkfields', false],
  ['Northern Spark Energy', 'Northern Light Energy', false],
  ['', 'Larkfield', false],
])('%s and %s: %s', ([one, other, isSame]) => {
  expect(isSameSupplier(one, other)).toBe(isSame)
})
