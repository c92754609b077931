import type { Switch } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { sayExitFee, sayHowLong } from './tariff-words.ts'

const tariff = {
  exit_fee_pence: 5000,
  fuels: ['electricity', 'gas'],
  term: 'Fixed for 12 months.',
  price_ends: { on: '2027-12-06', is_about: true },
} as Switch['tariff']

test('the exit fee of the new tariff is said for all fuels that move', () => {
  expect(sayExitFee(tariff)).toBe('£50.00 per fuel, £100.00 in total. You can leave for free in the last 49 days.')
  expect(sayExitFee({ ...tariff, fuels: ['gas'] })).toBe('£50.00. You can leave for free in the last 49 days.')
  expect(sayExitFee({ ...tariff, exit_fee_pence: 0 })).toBe('Nothing')
})

test('an end that hangs on the move is about then, and one that is sure is said once', () => {
  expect(sayHowLong(tariff)).toBe('Fixed for 12 months. Your fixed price ends around 6 December 2027.')
  expect(sayHowLong({ ...tariff, price_ends: { on: '2027-12-06', is_about: false } })).toBe(
    'Fixed until 6 December 2027.',
  )
  expect(sayHowLong({ ...tariff, price_ends: null, term: 'Variable.' })).toBe('Variable.')
})
