import { expect, test } from 'vitest'
import { thresholdOf } from './threshold-of.ts'
import { waysToFill } from './ways-to-fill.ts'

const place = { postcode: null, region: null, choices: [] }

test('a home without a place is asked for its postcode, or for its region where that leaves more than one', () => {
  const missing = { what: 'place' as const, fuel: null }
  expect(waysToFill(missing, { place }).fields).toEqual(['postcode'])
  const choices = [{ letter: 'A' as const, name: 'Eastern England' }]
  expect(waysToFill(missing, { place: { ...place, choices } }).fields).toEqual(['region'])
})

test('usage is asked for by fuel, and may be a typical home’s or a bill’s', () => {
  expect(waysToFill({ what: 'usage', fuel: 'gas' }, { place }).fields).toEqual(['gas_kwh'])
  const both = waysToFill({ what: 'usage', fuel: null }, { place })
  expect(both.fields).toEqual(['electricity_kwh', 'gas_kwh'])
  expect(both.answers?.map(({ change }) => change)).toEqual([{ is_typical: true }])
  expect(both.isOnBill).toBe(true)
})

test('a night rate is asked for by its own field', () => {
  expect(waysToFill({ what: 'night_rate', fuel: null }, { place }).fields).toEqual(['electricity_night'])
})

test('who doesn’t know may say so, and no answer is asked for where none helps', () => {
  expect(waysToFill({ what: 'exit_fee', fuel: null }, { place }).answers?.[0]?.change).toEqual({ is_fee_unknown: true })
  expect(waysToFill({ what: 'outside', fuel: null }, { place })).toEqual({ fields: [] })
})

test.for<[string, number | undefined]>([
  ['50', 5000],
  ['£0', 0],
  ['1,000', 100_000],
  ['1001', undefined],
  ['', undefined],
  ['lots', undefined],
])('a threshold of "%s" pounds', ([text, pence]) => {
  expect(thresholdOf(text)).toBe(pence)
})
