import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.for([
  ['switch', 'switches', 'switching', 'switched'],
  ['save', 'saves', 'saving', 'saved', 'savings'],
  ['stop', 'stops', 'stopping', 'stopped'],
  ['supply', 'supplies'],
  ['meter', 'meters'],
  ['fee', 'fees'],
  ['charge', 'charges', 'charging', 'charged'],
])('%j meet', (words) => {
  expect(new Set(words.map(stem)).size).toBe(1)
})

test.for([
  ['meter', 'met'],
  ['gas', 'ga'],
  ['bus', 'bu'],
  ['need', 'ne'],
  ['string', 'str'],
  ['less', 'les'],
])('%s is not %s', ([word, other]) => {
  expect(stem(word ?? '')).not.toBe(other)
})
