import type { Switch } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { dueNext } from './due-next.ts'

const tariff = { price_ends: { on: '2027-12-01', is_about: true } } as Switch['tariff']
const about = (state: Switch['state'], more: Partial<Switch> = {}) =>
  dueNext({
    state,
    tariff,
    offer_expires_at: '2026-11-16T10:30:00Z',
    cooling_off_ends_on: '2026-11-30',
    expected_on: '2026-12-07',
    ...more,
  } as Switch)

test('each stage of a switch has the day that comes next', () => {
  expect(about('consent')).toBe('We can hold this price for you until 10:30 on 16 November 2026')
  expect(about('cooling_off')).toBe('You can cancel until the end of 30 November 2026')
  expect(about('switching')).toBe('Your supply will be switched by 7 December 2026')
  expect(about('complete')).toBe('Your fixed price ends around 1 December 2027')
})

test('nothing is due where a switch has ended, or its day is not known', () => {
  expect([about('cancelled'), about('failed')]).toEqual([undefined, undefined])
  expect(about('switching', { expected_on: null })).toBeUndefined()
  expect(about('submitted', { cooling_off_ends_on: null })).toBeUndefined()
  expect(about('complete', { tariff: { ...tariff, price_ends: null } })).toBeUndefined()
})
