import { expect, test } from 'vitest'
import { findSlots } from './find-slots.ts'

const feeOf = (text: string) => findSlots(text, { today: '2026-11-15', catalogue: [] }).household.exitFeePence

test.for([
  'My fix ends 10 January 2027. When can I leave without an exit fee?',
  'with no exit fee? it ends 20 february 2027',
  'no exit fee please, when can I go',
  'I want one with no exit fee',
  'can i get out of my fix with no exit fee',
])('a question or a wish says nothing of the fee: %s', (text) => {
  expect(feeOf(text)).toBeUndefined()
})

test.for([
  'there is no exit fee',
  'my deal has no exit fee',
  'I am fixed until 31 March 2027, no exit fee',
  'my fix has no exit fee and ends in march 2027',
  'my fix ends in march with no exit fee. Should I switch?',
])('a statement does: %s', (text) => {
  expect(feeOf(text)).toBe(0)
})

test.for(['and without exit fees', 'no exit fee', 'without an exit fee'])('a wish alone is no fact: %s', (text) => {
  expect(feeOf(text)).toBeUndefined()
})

test.for(['I charge my car at 7p overnight', 'my unit charge is 24p', 'what does it cost to charge at 7p'])(
  'a price in pence is no exit fee: %s',
  (text) => {
    expect(feeOf(text)).toBeUndefined()
  },
)
