import { expect, test } from 'vitest'
import { needsRenewal, untilRenewalMs } from './token-times.ts'

const end = 3_600_000

test('a token is renewed from five minutes before its end', () => {
  expect(needsRenewal(end, end - 300_001)).toBe(false)
  expect(needsRenewal(end, end - 300_000)).toBe(true)
  expect(needsRenewal(end, end + 1)).toBe(true)
})

test('the scheduled renewal comes one minute before the end, or at once', () => {
  expect(untilRenewalMs(end, 0)).toBe(3_540_000)
  expect(untilRenewalMs(end, end - 30_000)).toBe(0)
  expect(untilRenewalMs(end, end + 5)).toBe(0)
})
