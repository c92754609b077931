import { Failure } from '@mowatt/contract/failures'
import { expect, test } from 'vitest'
import { barTrouble } from './bar-trouble.ts'

const OURS = 'Failed to join waitlist. Please try again.'

test('the server is quoted where it said something', () => {
  expect(barTrouble(new Failure('email_disposable'))).toBe('Disposable emails are not allowed.')
  expect(barTrouble(new Failure('request_failed', { message: 'We are full today.' }))).toBe('We are full today.')
  expect(barTrouble(new Failure('timeout'))).toBe('Request timeout - API server may be down')
})

test('everything else has one sentence', () => {
  const said = [
    new Failure('network'),
    new Failure('unexpected'),
    new Failure('request_failed', { values: { status_text: 'Bad Gateway' } }),
    new Failure('session_not_started', { values: { status: '503', status_text: '' } }),
  ].map(barTrouble)
  expect(new Set(said)).toEqual(new Set([OURS]))
})
