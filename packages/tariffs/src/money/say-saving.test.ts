import { expect, it } from 'vitest'
import { saySaving, saySavingRange, shownSaving } from './say-saving.ts'

it.each([
  [{ pence: 23_042 }, '£230.42 less'],
  [{ pence: -8932 }, '£89.32 more'],
  [{ pence: 0 }, 'the same'],
  [{ pence: 28_622, range: { low: 26_270, high: 31_091 } }, 'about £290 less'],
  [{ pence: -7349, isRough: true }, 'about £73 more'],
  [{ pence: 40, isRough: true }, 'about the same'],
  [{ pence: 5000, range: { low: 5000, high: 5000 } }, '£50.00 less'],
])('%o is said as %s', (saving, words) => {
  expect(saySaving(saving)).toBe(words)
})

it.each([
  [{ low: 26_270, high: 31_091 }, '£263 to £311 less'],
  [{ low: -2000, high: 6000 }, '£20 more to £60 less'],
  [{ low: -6000, high: -2000 }, '£20 to £60 more'],
  [{ low: 5000, high: 5010 }, '£50 less'],
  [{ low: 0, high: 6000 }, '£0 to £60 less'],
])('the range %o is said as %s', (range, words) => {
  expect(saySavingRange(range)).toBe(words)
})

it('rounds what is round already to the same figure again', () => {
  for (let pence = -30_000; pence < 30_000; pence += 37) {
    const once = shownSaving({ pence, isRough: true }).pence
    expect(shownSaving({ pence: once, isRough: true }).pence).toBe(once)
  }
})
