import { expect, test } from 'vitest'
import { emailTrouble } from './email-check.ts'

test.for(['', '   ', 'ada', 'ada@', '@mowatt.example', 'ada@mowatt', 'a b@mowatt.example', 'ada@-mowatt.example'])(
  '%j is no address',
  (typed) => {
    expect(emailTrouble(typed)).toBe('email_invalid')
  },
)

test.for(['ada@mailinator.com', 'ada@YOPMAIL.com', 'ada@inbox.guerrillamail.com'])('%s is thrown away', (typed) => {
  expect(emailTrouble(typed)).toBe('email_disposable')
})

test.for(['ada@mowatt.example', ' ada+x@mail.mowatt.co.uk ', 'ada@notmailinator.com', "o'neil@mowatt.example"])(
  '%s will do',
  (typed) => {
    expect(emailTrouble(typed)).toBeUndefined()
  },
)

test('a very long address is refused quickly', () => {
  expect(emailTrouble(`${'a'.repeat(64)}@${'b.'.repeat(200_000)}example`)).toBe('email_invalid')
})
