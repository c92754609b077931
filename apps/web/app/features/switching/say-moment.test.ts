import { expect, test } from 'vitest'
import { sayMoment } from './say-moment.ts'

test.each([
  ['2026-11-16T10:30:00Z', '10:30 on 16 November 2026'],
  ['2026-07-31T23:30:00Z', '00:30 on 1 August 2026'],
])('%s reads %s', (iso, text) => {
  expect(sayMoment(iso)).toBe(text)
})
