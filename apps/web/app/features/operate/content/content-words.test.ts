import { expect, test } from 'vitest'
import { inWords } from './content-words.ts'

test.each([
  ['hero-banner', 'Hero banner'],
  ['faq', 'FAQ'],
  ['faq-section', 'FAQ section'],
  ['primaryButtonUrl', 'Primary button address'],
  ['ctaText', 'Button text'],
  ['slug', 'Name in the address'],
])('%s is called %s', (name, words) => {
  expect(inWords(name)).toBe(words)
})
