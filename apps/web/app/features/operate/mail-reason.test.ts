import { expect, test } from 'vitest'
import { mailReason } from './mail-reason.ts'

test.each([
  ['EENVELOPE 550', 'The mail server doesn’t accept this address. (EENVELOPE 550)'],
  ['ESOCKET', 'We couldn’t reach the mail server. (ESOCKET)'],
  ['toString', '(toString)'],
  ['', 'The mail server didn’t give a reason.'],
])('%j', (reason, words) => {
  expect(mailReason(reason)).toBe(words)
})
