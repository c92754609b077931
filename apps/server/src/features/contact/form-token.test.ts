import { expect, test } from 'vitest'
import { isReceipt, makeFormToken, makeReceipt, readFormToken } from './form-token.ts'

const secret = 'a secret of the test'
const opened = new Date('2026-11-15T09:00:00Z')
let count = 0
const signing = {
  secrets: { session: secret },
  now: () => opened,
  randomBytes: (size: number) => Buffer.alloc(size, ++count),
}
const token = makeFormToken(signing)
const receipt = makeReceipt(signing)

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

const [, nonce = '', signature = ''] = token.split('.')

test.for([
  '',
  '.',
  'x',
  token.replace('.', ''),
  `${token}x`,
  `${token}.x`,
  `${(0).toString(36)}.${nonce}.${signature}`,
  receipt,
])('%j is no form of ours', (forged) => {
  expect(readFormToken(secret, forged, later(10))).toBe('not_ours')
})

test('another secret signs another token, and no two forms are alike', () => {
  expect(readFormToken('another', token, later(10))).toBe('not_ours')
  expect(makeFormToken(signing)).not.toBe(token)
})

test('a receipt holds for an hour, and nothing else is one', () => {
  expect([0, 3600].map((seconds) => isReceipt(secret, receipt, later(seconds)))).toEqual([true, true])
  expect(isReceipt(secret, receipt, later(3601))).toBe(false)
  for (const forged of ['', 'yes', token, `${receipt}x`]) expect(isReceipt(secret, forged, later(1))).toBe(false)
})
