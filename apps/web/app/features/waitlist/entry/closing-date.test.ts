import { expect, test } from 'vitest'
import { closingDate } from './closing-date.ts'

test('day before month, by the clocks of London', () => {
  expect(closingDate('2025-09-30T22:59:59.000Z')).toBe('30 September 2025')
  expect(closingDate('2027-03-31T23:00:00.000Z')).toBe('31 March 2027')
})
