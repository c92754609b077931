import { expect, test } from 'vitest'
import { pounds, poundsRange, savingRangeWords, savingWords } from './money-words.ts'

test('money has its pence', () => {
  expect([175_974, 5, 0, -8932].map(pounds)).toEqual(['£1,759.74', '£0.05', '£0.00', '-£89.32'])
})

test('a saving says less, a loss says more, and neither needs a sign', () => {
  expect([23_042, -8932, 0].map((pence) => savingWords(pence))).toEqual(['£230.42 less', '£89.32 more', 'the same'])
})

test('a range names both ends, and that it may be a loss', () => {
  const range = (low_pence: number, high_pence: number) => ({ low_pence, high_pence })
  expect(savingRangeWords(range(1000, 2500))).toBe('£10.00 to £25.00 less')
  expect(savingRangeWords(range(-2500, -1000))).toBe('£10.00 to £25.00 more')
  expect(savingRangeWords(range(-1000, 2500))).toBe('between £10.00 more and £25.00 less')
  expect(savingRangeWords(range(1000, 1000))).toBe('£10.00 less')
  expect(poundsRange(range(100_000, 120_050))).toBe('£1,000.00 to £1,200.50')
})
