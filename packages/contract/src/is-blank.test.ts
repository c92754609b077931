import { expect, test } from 'vitest'
import { QuestionText } from './handover.ts'
import { isBlank } from './is-blank.ts'

const INVISIBLE = [
  '',
  ' \n\t',
  '\u200B\u200D\uFEFF',
  '\u202E\u2066\u2069',
  '\u3164\u115F',
  '\u2800',
  '\u00AD',
  '\uFE0F',
]

test.each(INVISIBLE)('%j says nothing', (text) => {
  expect(isBlank(text)).toBe(true)
  expect(QuestionText.safeParse(text).success).toBe(false)
})

test.each(['a', '?', '\u200Ba', '👍🏽', '👨‍👩‍👧', '£', 'שלום'])('%j says something', (text) => {
  expect(isBlank(text)).toBe(false)
  expect(QuestionText.parse(text)).toBe(text)
})
