import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeReferralCode, readReferralCode } from './referral-codes.ts'

test('codes are eight signs without vowels, and different', () => {
  const codes = Array.from({ length: 2000 }, () => makeReferralCode(randomBytes))
  expect(codes.filter((code) => !/^[2-9BCDFGHJKMNPQRSTVWXYZ]{8}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.map((code) => readReferralCode(code))).toEqual(codes)
})

test.for([
  [' bcdf-2345 ', 'BCDF2345'],
  ['Bcdf 2345', 'BCDF2345'],
  ['', undefined],
  ["'; drop table", undefined],
  [null, undefined],
  ['x'.repeat(64), undefined],
] as const)('%j is read as %j', ([given, expected]) => {
  expect(readReferralCode(given)).toBe(expected)
})
