import { expect, it } from 'vitest'
import { dividedBy, exact, minus, plus, rounded, times } from './exact.ts'
import { micro, microPenceOf, penceText } from './micro-pence.ts'
import { roughPence, sayKwh, sayPounds, sayRate, sayWholePounds } from './say-money.ts'

it('adds thirds without losing anything', () => {
  const third = exact(1, 3)
  expect(minus(plus(plus(third, third), third), exact(1)).top).toBe(0n)
  expect(minus(times(third, exact(3)), exact(1)).top).toBe(0n)
  expect(minus(plus(exact(1, 6), exact(1, 10)), exact(4, 15)).top).toBe(0n)
  expect(rounded(dividedBy(exact(1), third))).toBe(3)
  expect(rounded(dividedBy(exact(1), exact(-1, 3)))).toBe(-3)
  expect(() => dividedBy(third, exact(0))).toThrow(RangeError)
})

it.each([
  [exact(5, 2), 3],
  [exact(-5, 2), -2],
  [exact(7, 3), 2],
  [exact(-7, 3), -2],
  [exact(0), 0],
  [exact(10n ** 30n + 1n, 10n ** 24n), 1_000_000],
])('rounds half up', (amount, whole) => {
  expect(rounded(amount)).toBe(whole)
})

it.each([
  ['26.5298', 26_529_800],
  ['0', 0],
  ['-1.5', -1_500_000],
  ['26.350000', 26_350_000],
])('reads %s pence exactly', (text, amount) => {
  expect(microPenceOf(text)).toBe(amount)
  expect(micro(penceText(amount))).toBe(amount)
})

it.each(['', 'abc', '1.2345678', '1e3', '.5', '1,000', '26.35p'])('does not read "%s"', (text) => {
  expect(microPenceOf(text)).toBeUndefined()
  expect(() => micro(text)).toThrow(RangeError)
})

it('speaks of money as the house does', () => {
  expect(sayPounds(175_520)).toBe('£1,755.20')
  expect(sayPounds(-1_200)).toBe('-£12.00')
  expect(sayWholePounds(175_490)).toBe('£1,755')
  expect(sayWholePounds(-20)).toBe('£0')
  expect(sayWholePounds(-1_200)).toBe('-£12')
  expect(sayRate(26_350_000)).toBe('26.35p')
  expect(sayKwh(2_700_000)).toBe('2,700 kWh')
  expect(sayKwh(1_034_246)).toBe('1,034.2 kWh')
})

it.each([
  [9_949, 9_900],
  [9_951, 10_000],
  [10_000, 10_000],
  [10_499, 10_000],
  [10_500, 11_000],
  [-12_345, -12_000],
  [-149, -100],
  [0, 0],
])('%i pence are roughly %i', (pence, rough) => {
  expect(roughPence(pence)).toBe(rough)
})
