import { expect, test } from 'vitest'
import { findSubject } from './find-subject.ts'

const own = { subject: 'own' as const }
const sister = { subject: 'other' as const, who: 'sister' }

test.each([
  'my mum is on oxygen at home',
  'my nan who is 88 lives with us',
  'my mum is moving in with us on 3 December',
  'my neighbour pays half what I do',
  'my mate says the cap is a limit',
  'can you start the switch to number 2',
])('%s: stays with the own home', (text) => {
  expect(findSubject(text, own).subject).toBe('own')
})

test.each([
  ['my sister pays £1,540 on a fix', 'sister'],
  ["should my dad's tariff be fixed", 'dad'],
  ['my daughter moves on 3 December', 'daughter'],
  ['our son is moving out on 3 December', 'son'],
  ['she’s moving on 3 December', 'them'],
  ['they’re moving on 3 December', 'them'],
  ['her exit fee is £75', 'them'],
])('%s: is about them', (text, who) => {
  expect(findSubject(text, own)).toEqual({ subject: 'other', who })
})

test.each(['should she move?', 'which is the cheapest?', 'tell me more'])('%s: stays with them', (text) => {
  expect(findSubject(text, sister)).toEqual(sister)
})

test.each(['what would we save', 'can I switch', 'and for me?', 'our bill is £90'])('%s: brings it back', (text) => {
  expect(findSubject(text, sister).subject).toBe('own')
})
