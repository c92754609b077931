import { expect, test } from 'vitest'
import { findBalance, sideAlone } from './find-balance.ts'
import { findMoney } from './find-money.ts'

const balance = (text: string) => findBalance(text, findMoney(text))

test.each([
  ['I’m £340 in credit', 34_000],
  ['my balance is £450 credit', 45_000],
  ['my balance is £450 in credit', 45_000],
  ['there’s £450 credit on my account', 45_000],
  ['the account has a credit balance of £450', 45_000],
  ['we’re in credit by £450', 45_000],
  ['we’re in credit to the tune of about £450', 45_000],
  ['I’m £200 in debit', -20_000],
  ['I’m in debit by £200', -20_000],
  ['I’m in arrears by £200', -20_000],
  ['it shows a debit balance of £200', -20_000],
] as const)('%s', (text, pence) => {
  expect(balance(text)).toBe(pence)
})

test.each([
  'I pay £120 by direct debit',
  'my direct debit is £120',
  'the debit of £120 goes out on the 1st',
  'they gave me £50 credit for switching',
  'I was £200 in credit',
  'we were in credit by £200 last year',
  'my balance is £450',
  'I get £67 a month universal credit',
])('is no balance: %s', (text) => {
  expect(balance(text)).toBeUndefined()
})

test.each([
  ['no, in debt', 'debt'],
  ['sorry, I meant in debit', 'debt'],
  ['it’s debt, not credit', 'debt'],
  ['no, I owe it', 'debt'],
  ['no wait, I’m in arrears', 'debt'],
  ['actually it’s in credit', 'credit'],
  ['not in debt, in credit', 'credit'],
  ['I’m in debt with three suppliers', undefined],
  ['am I in debt?', undefined],
  ['how do I get out of debt', undefined],
  ['not in credit', undefined],
  ['no', undefined],
] as const)('the side alone puts one right that was told: %s', (text, side) => {
  expect(sideAlone(text)).toBe(side)
})
