import { expect, test } from 'vitest'
import { pounds, poundsRange, wholePounds } from './money-words.ts'

test('money has its pence', () => {
  expect([175_974, 5, 0, -8932].map(pounds)).toEqual(['£1,759.74', '£0.05', '£0.00', '-£89.32'])
  expect([175_974, -8932].map(wholePounds)).toEqual(['£1,760', '-£89'])
})

test('a range names both ends', () => {
  expect(poundsRange({ low_pence: 100_000, high_pence: 120_050 })).toBe('£1,000.00 to £1,200.50')
  expect(poundsRange({ low_pence: 1000, high_pence: 1000 })).toBe('£10.00')
})
