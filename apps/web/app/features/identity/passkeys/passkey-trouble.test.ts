import { Failure } from '@mowatt/contract/failures'
import { expect, test } from 'vitest'
import { passkeyTrouble } from './passkey-trouble.ts'

const named = (name: string) => Object.assign(new Error('The operation either timed out or was not allowed.'), { name })

test('somebody who closes the question reads nothing', () => {
  expect(passkeyTrouble(named('NotAllowedError'))).toBeUndefined()
  expect(passkeyTrouble(named('AbortError'))).toBeUndefined()
})

test('what is missing is said, and what to do about it', () => {
  expect(passkeyTrouble(new Failure('sign_in_again'))).toMatchObject({ wanted: 'sign-in' })
  expect(passkeyTrouble(new Failure('second_factor_needed'))).toMatchObject({ wanted: 'confirm' })
  expect(passkeyTrouble(new Failure('network'))?.text).toContain('connection')
  expect(passkeyTrouble(new Failure('passkeys_full'))?.text).toContain('10 passkeys')
  expect(passkeyTrouble(named('InvalidStateError'))?.text).toContain('already in use')
  expect(passkeyTrouble({ code: 'auth/invalid-custom-token' })?.text).toContain('didn’t work')
  expect(passkeyTrouble(new TypeError('x is undefined'))?.text).toContain('didn’t work')
})
