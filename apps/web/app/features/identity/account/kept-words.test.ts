import { expect, test } from 'vitest'
import { lastWords, removalWords } from './kept-words.ts'

test('everything goes, unless something stays', () => {
  expect(removalWords([])).toContain('everything in it')
  expect(lastWords([])).toContain('delete everything in your account')
  for (const words of [removalWords(['You won a prize.']), lastWords(['You won a prize.'])]) {
    expect(words).toContain('except what’s listed here')
    expect(words).not.toMatch(/everything/i)
  }
})
