import { expect, test } from 'vitest'
import { keepingWords } from './keeping-words.ts'

const now = new Date('2026-11-16T09:00:00Z')

test.for<[string, boolean, string | null]>([
  ['It goes on 16 December 2026, with what we read from it.', false, '2026-12-16T09:00:00.000Z'],
  ['Its file goes on 4 December 2027. What we read from it stays.', true, '2027-12-04T00:00:00.000Z'],
  ['Its file goes today. What we read from it stays.', true, '2025-12-04T00:00:00.000Z'],
  ['Its file is gone. What we read from it stays.', true, null],
])('%s', ([words, isOfAccount, deleteAt]) => {
  expect(keepingWords({ deleteAt, isOfAccount }, now)).toBe(words)
})
