import { expect, test } from 'vitest'
import { endOfLondonDay, londonDay, londonHour } from './london-day.ts'

test.for([
  ['2025-09-30', '2025-09-30T22:59:59.000Z'],
  ['2027-03-31', '2027-03-31T22:59:59.000Z'],
  ['2026-01-31', '2026-01-31T23:59:59.000Z'],
  // The clocks change in the night before the evening of these two.
  ['2026-03-29', '2026-03-29T22:59:59.000Z'],
  ['2026-10-25', '2026-10-25T23:59:59.000Z'],
] as const)('%s ends at %s', ([day, end]) => {
  expect(endOfLondonDay(day).toISOString()).toBe(end)
  expect(londonDay(new Date(end))).toBe(day)
  expect(londonDay(new Date(new Date(end).getTime() + 1000))).not.toBe(day)
})

test.for([
  ['2026-01-31', '2026-01-31T09:00:00.000Z'],
  ['2026-07-31', '2026-07-31T08:00:00.000Z'],
  ['2026-03-29', '2026-03-29T08:00:00.000Z'],
  ['2026-10-25', '2026-10-25T09:00:00.000Z'],
] as const)('nine in the morning of %s is %s', ([day, moment]) => {
  expect(londonHour(day, 9).toISOString()).toBe(moment)
})
