import { expect, test } from 'vitest'
import { statusDays } from './status-days.ts'

const now = new Date('2026-11-17T12:00:00Z')
const none = { recorded_since: '2026-11-15T10:00:00.000Z', outages: [] }

test('there is a day for each one since it is recorded, the oldest first', () => {
  expect(statusDays(none, now)).toEqual([
    { day: '2026-11-15', minutesDown: 0 },
    { day: '2026-11-16', minutesDown: 0 },
    { day: '2026-11-17', minutesDown: 0 },
  ])
  expect(statusDays({ recorded_since: null, outages: [] }, now)).toEqual([])
})

test('an outage over midnight counts for both days', () => {
  const outages = [{ from: '2026-11-15T23:50:00.000Z', to: '2026-11-16T00:05:00.000Z' }]
  expect(statusDays({ ...none, outages }, now).map(({ minutesDown }) => minutesDown)).toEqual([10, 5, 0])
})

test('a day is one of London, also where it has 25 hours', () => {
  const outages = [{ from: '2026-10-24T22:30:00.000Z', to: '2026-10-26T00:30:00.000Z' }]
  const days = statusDays({ recorded_since: '2026-10-24T10:00:00.000Z', outages }, new Date('2026-10-26T12:00:00Z'))
  expect(days).toEqual([
    { day: '2026-10-24', minutesDown: 30 },
    { day: '2026-10-25', minutesDown: 25 * 60 },
    { day: '2026-10-26', minutesDown: 30 },
  ])
})

test('at most 90 days are shown', () => {
  const days = statusDays({ recorded_since: '2026-08-01T00:00:00.000Z', outages: [] }, now)
  expect(days).toHaveLength(90)
  expect(days.at(-1)?.day).toBe('2026-11-17')
})
