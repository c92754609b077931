import type { Switch } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { placeAfter, placeBefore, placeOf, stepOf } from './next-form.ts'

const about = (missing: Switch['missing'], payment_method: Switch['tariff']['payment_method'] = 'direct_debit') =>
  ({ missing, tariff: { payment_method } }) as Switch

test('without a wish the first form that lacks something is shown, and in the end the check', () => {
  expect(placeOf(null, about(['name', 'address']))).toBe('name')
  expect(placeOf('nonsense', about(['supply']))).toBe('supply')
  expect(placeOf(null, about([]))).toBe('check')
})

test('nobody gets to the check before all is filled in, but to any form at any time', () => {
  expect(placeOf('check', about(['payment']))).toBe('payment')
  expect(placeOf('name', about([]))).toBe('name')
})

test('a tariff without a Direct Debit has no form for it', () => {
  expect(placeOf('payment', about([], 'prepayment'))).toBe('check')
  expect(stepOf('check', about([], 'prepayment'))).toEqual({ step: 5, of: 5 })
  expect(stepOf('check', about([]))).toEqual({ step: 6, of: 6 })
})

test('there is a way back from each but the first', () => {
  expect(placeBefore('name', about([]))).toBeUndefined()
  expect(placeBefore('supply', about([]))).toBe('address')
  expect(placeBefore('check', about([]))).toBe('payment')
  expect(placeBefore('check', about([], 'standard_credit'))).toBe('contact')
})

test('a change made from the check leads back to it', () => {
  expect(placeAfter(about([]))).toBe('check')
  expect(placeAfter(about(['address']))).toBe('address')
})
