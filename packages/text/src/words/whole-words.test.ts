import { expect, it } from 'vitest'
import { hasWord } from './whole-words.ts'

it.each([
  ['in may', 'may', true],
  ['maybe', 'may', false],
  ['dismay may', 'may', true],
  ['it was 12.5p', '12.5', false],
  ['it was 12.5 p', '12.5', true],
  ['anything', '', false],
])('%j has the word %j: %s', (text, word, is) => {
  expect(hasWord(text, word)).toBe(is)
})
