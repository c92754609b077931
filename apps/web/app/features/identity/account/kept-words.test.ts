import { expect, test } from 'vitest'
import { lastWords, removalWords } from './kept-words.ts'

test('everything goes, unless something stays', () => {
  expect(removalWords([])).toContain('all that we keep with it')
  expect(lastWords([])).toContain('Everything that we keep with it goes')
  for (const words of [removalWords(['You won a prize.']), lastWords(['You won a prize.'])]) {
    expect(words).toContain('except what is named here')
    expect(words).not.toMatch(/everything|all that/i)
  }
})
