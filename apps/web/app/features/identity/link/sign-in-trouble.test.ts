import { Failure } from '@mowatt/contract/failures'
import { expect, test } from 'vitest'
import { signInTrouble } from './sign-in-trouble.ts'

const coded = (code: string, message = code) => Object.assign(new Error(message), { code })

test.for([
  ['auth/invalid-email', 'email', 'Please enter a valid email address'],
  ['auth/missing-email', 'email', 'Please enter a valid email address'],
  ['auth/expired-action-code', 'expired', 'Links only work for 10 minutes. Ask for a new one below.'],
  ['auth/invalid-action-code', 'used', /already been used/],
  ['auth/too-many-requests', 'too-many', 'You’ve tried too many times. Please wait a few minutes and try again.'],
  ['auth/network-request-failed', 'offline', /Check your connection/],
  ['auth/internal-error', 'unknown', /try again in a moment/],
  ['auth/argument-error', 'broken', /Part of the link is missing/],
  ['auth/tenant-id-mismatch', 'foreign', /something else/],
  ['auth/invalid-continue-uri', 'broken', /missing/],
  ['auth/missing-ios-bundle-id', 'broken', /missing/],
  ['auth/missing-android-pkg-name', 'broken', /missing/],
  ['auth/invalid-api-key', 'broken', /missing/],
  ['auth/user-disabled', 'closed', /closed/],
  ['auth/multi-factor-auth-required', 'second-step', /second step/],
] as const)('%s is %s', ([code, kind, text]) => {
  expect(signInTrouble(coded(code))).toMatchObject({ kind, text: expect.stringMatching(text) as string })
})

test('while a link is completed, an address that does not fit is a wrong one', () => {
  expect(signInTrouble(coded('auth/invalid-email'), true)).toMatchObject({ kind: 'wrong-address' })
})

test('a disposable address is said in the words of the catalogue, by whichever endpoint', () => {
  const expected = { kind: 'email', text: 'Disposable emails are not allowed.' }
  expect(signInTrouble(new Failure('email_disposable'))).toEqual(expected)
  const wire = 'Firebase: Disposable emails are not allowed. (auth/invalid-email).'
  expect(signInTrouble(coded('auth/invalid-email', wire))).toEqual(expected)
})

test('a wrong code and too many of them', () => {
  expect(signInTrouble(new Failure('sign_in_code_wrong')).kind).toBe('wrong-code')
  expect(signInTrouble(new Failure('too_many_requests')).kind).toBe('too-many')
})

test.for([undefined, null, 'text', {}, { code: 7 }, { code: '__proto__' }])('%j is unknown trouble', (error) => {
  expect(signInTrouble(error)).toMatchObject({ kind: 'unknown' })
})
