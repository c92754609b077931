import { expect, test } from 'vitest'
import { keepingWords } from './keeping-words.ts'

const now = new Date('2026-11-16T09:00:00Z')

test.for<[string, boolean, string | null]>([
  [
    'We’ll delete the bill on 16 December 2026, along with everything we read from it.',
    false,
    '2026-12-16T09:00:00.000Z',
  ],
  ['We’ll delete the file on 4 December 2027 but keep what we read from it.', true, '2027-12-04T00:00:00.000Z'],
  ['We’ll delete the file today but keep what we read from it.', true, '2025-12-04T00:00:00.000Z'],
  ['We’ve deleted the file but kept what we read from it.', true, null],
])('%s', ([words, isOfAccount, deleteAt]) => {
  expect(keepingWords({ deleteAt, isOfAccount }, now)).toBe(words)
})
