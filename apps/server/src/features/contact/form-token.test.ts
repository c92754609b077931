import { expect, test } from 'vitest'
import { makeFormToken, readFormToken } from './form-token.ts'

const secret = 'a secret of the test'
const opened = new Date('2026-11-15T09:00:00Z')
const token = makeFormToken(secret, opened)

function later(seconds: number): Date {
  return new Date(opened.getTime() + seconds * 1000)
}

test.for([
  [0, 'too_young'],
  [2.999, 'too_young'],
  [3, 'right'],
  [24 * 3600, 'right'],
  [24 * 3600 + 1, 'too_old'],
  [-10, 'too_young'],
] as const)('after %s seconds a form is %s', ([seconds, age]) => {
  expect(readFormToken(secret, token, later(seconds))).toBe(age)
})

test.for(['', '.', 'x', token.replace('.', ''), `${token}x`, `${(0).toString(36)}.${token.split('.')[1]}`])(
  '%j is not ours',
  (forged) => {
    expect(readFormToken(secret, forged, later(10))).toBe('not_ours')
  },
)

test('another secret signs another token', () => {
  expect(readFormToken('another', token, later(10))).toBe('not_ours')
})
