import { expect, test } from 'vitest'
import { messageFeatures, wordsOf } from './message-features.ts'

test.each([
  ["What's my Standing-Charge?", ['whats', 'my', 'standing', 'charge', '?']],
  ['£45.20 or 24.5p, up 10%', ['£0', 'or', '0p', 'up', '0%']],
  ['12,500 kWh', ['0', 'kwh']],
  ['café', ['café']],
  ['😀', []],
])('reads the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('a misspelt word shares features with what it was meant to be', () => {
  const hashes = (word: string) => new Set(messageFeatures([word]).map(({ hash }) => hash))
  const meant = hashes('electricity')
  expect([...hashes('electricty')].filter((hash) => meant.has(hash)).length).toBeGreaterThan(5)
})

test('a message of any length has a bounded number of features', () => {
  expect(messageFeatures(wordsOf('some word or other '.repeat(100_000))).length).toBeLessThan(1200)
  expect(wordsOf('a'.repeat(1_000_000)).length).toBeLessThan(12)
})
