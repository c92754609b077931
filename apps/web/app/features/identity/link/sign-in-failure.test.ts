import { Failure } from '@mowatt/contract/failures'
import { expect, test } from 'vitest'
import { signInFailure } from './sign-in-failure.ts'

const coded = (code: string, message = code) => Object.assign(new Error(message), { code })

test.for([
  ['auth/invalid-email', 'email_invalid', 'Please enter a valid email address'],
  ['auth/missing-email', 'email_invalid', 'Please enter a valid email address'],
  ['auth/expired-action-code', 'sign_in_link_expired', 'Links only work for 10 minutes. Ask for a new one below.'],
  ['auth/invalid-action-code', 'sign_in_link_used', /already been used/],
  [
    'auth/too-many-requests',
    'sign_in_too_often',
    'You’ve tried too many times. Please wait a few minutes and try again.',
  ],
  ['auth/network-request-failed', 'sign_in_unreachable', /Check your connection/],
  ['auth/internal-error', 'sign_in_failed', /try again in a moment/],
  ['auth/argument-error', 'sign_in_link_broken', /Part of the link is missing/],
  ['auth/tenant-id-mismatch', 'sign_in_link_foreign', /something else/],
  ['auth/invalid-continue-uri', 'sign_in_link_broken', /missing/],
  ['auth/missing-ios-bundle-id', 'sign_in_link_broken', /missing/],
  ['auth/missing-android-pkg-name', 'sign_in_link_broken', /missing/],
  ['auth/invalid-api-key', 'sign_in_link_broken', /missing/],
  ['auth/user-disabled', 'account_closed', /closed/],
  ['auth/multi-factor-auth-required', 'second_step_missing', /second step/],
] as const)('%s is %s', ([code, expected, text]) => {
  expect(signInFailure(coded(code))).toMatchObject({ code: expected, message: expect.stringMatching(text) as string })
})

test('while a link is completed, an address that does not fit is a wrong one', () => {
  expect(signInFailure(coded('auth/invalid-email'), true)).toMatchObject({ code: 'sign_in_other_address' })
})

test('a disposable address is said in the words of the catalogue, by whichever endpoint', () => {
  const text = 'Disposable emails are not allowed.'
  const expected = { code: 'email_disposable', message: text, fields: { email: text } }
  expect(signInFailure(new Failure('email_disposable'))).toMatchObject(expected)
  const wire = 'Firebase: Disposable emails are not allowed. (auth/invalid-email).'
  expect(signInFailure(coded('auth/invalid-email', wire))).toMatchObject(expected)
})

test('a wrong code and too many of them', () => {
  expect(signInFailure(new Failure('sign_in_code_wrong')).code).toBe('sign_in_code_wrong')
  expect(signInFailure(new Failure('too_many_requests')).code).toBe('sign_in_too_often')
})

test.for([undefined, null, 'text', {}, { code: 7 }, { code: '__proto__' }])('%j is unknown trouble', (error) => {
  expect(signInFailure(error)).toMatchObject({ code: 'sign_in_failed' })
})
