import { expect, test } from 'vitest'
import { fileTerm } from './file-term.ts'

const createdAt = new Date('2026-11-16T15:30:00Z')

test.for<[string, string | null, string | undefined, string]>([
  ['without an account, 30 days from the upload', null, '2026-11-04', '2026-12-16T15:30:00.000Z'],
  ['with an account, 13 months from the date of the bill', 'ada', '2026-11-04', '2027-12-04T00:00:00.000Z'],
  ['from the end of a month to the end of a shorter one', 'ada', '2026-01-31', '2027-02-28T00:00:00.000Z'],
  ['without a date, from the upload', 'ada', undefined, '2027-12-16T00:00:00.000Z'],
  ['with a date to come, which was misread, from the upload', 'ada', '2062-11-04', '2027-12-16T00:00:00.000Z'],
  ['an old bill of an account is over at once', 'ada', '2024-11-04', '2025-12-04T00:00:00.000Z'],
])('%s', ([, userId, billDate, term]) => {
  expect(fileTerm({ createdAt, userId }, billDate).toISOString()).toBe(term)
})
