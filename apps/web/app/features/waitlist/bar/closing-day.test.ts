import { expect, test } from 'vitest'
import { closingDay } from './closing-day.ts'

test('the last day counts in London, to its last second', () => {
  expect(closingDay('2025-09-30T22:59:59.000Z')).toBe('September 30, 2025')
  expect(closingDay('2025-09-30T23:00:00.000Z')).toBe('September 30, 2025')
  expect(closingDay('2027-03-31T23:00:00.000Z')).toBe('March 31, 2027')
  expect(closingDay('2027-01-31T23:59:59.999Z')).toBe('January 31, 2027')
})
