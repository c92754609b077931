import { expect, test } from 'vitest'
import { checkWords, confidenceWords } from './confidence-words.ts'

test.for<['read' | 'doubtful' | 'corrected', number, string]>([
  ['read', 0.99, 'Certain'],
  ['read', 0.9, 'Sure'],
  ['read', 0.5, 'Fairly sure'],
  ['doubtful', 0.99, 'Please check'],
  ['corrected', 0.2, 'You told us'],
])('%s at %d reads as "%s"', ([status, confidence, words]) => {
  expect(confidenceWords({ status, confidence })).toBe(words)
})

test('what proves a value and what speaks against it are told apart', () => {
  expect(checkWords([])).toBeUndefined()
  expect(
    checkWords([
      { name: 'quantity x price', outcome: 'supports' },
      { name: 'quantity x price', outcome: 'supports' },
      { name: 'region', outcome: 'contradicts' },
    ]),
  ).toBe('Confirmed by units times price. Doesn’t match the region.')
  expect(
    checkWords([
      { name: 'days', outcome: 'supports' },
      { name: 'balance', outcome: 'supports' },
      { name: 'QR code', outcome: 'supports' },
    ]),
  ).toBe('Confirmed by the days in the period, the balance and the QR code.')
})
