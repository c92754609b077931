import { expect, test } from 'vitest'
import type { KeptComparison } from '../comparisons/kept-comparison.ts'
import { prefillFrom } from './prefill-from.ts'

const kept = (postcode: string) => ({ basis: { postcode } }) as KeptComparison
const who = { kind: 'anonymous', subject: 'anon-1', email: null } as const
const billAt = (customerPostcode: string, lines: string[]) => ({
  facts: { isEnergyBill: true, documentType: 'energy_bill' as const, customerPostcode },
  addressee: { name: 'Ms A Patel', lines },
})

test.each([
  [['14 Mill Lane', 'Leeds'], { line_1: '14 Mill Lane', line_2: '', town: 'Leeds' }],
  [
    ['Flat 6', 'Quay House', 'Headingley', 'Leeds'],
    { line_1: 'Flat 6', line_2: 'Quay House, Headingley', town: 'Leeds' },
  ],
])('name and address are filled in from the bill: %j', (lines, address) => {
  expect(prefillFrom(kept('LS6 2BQ'), who, billAt('LS6 2BQ', lines))).toEqual({
    full_name: 'Ms A Patel',
    address: { ...address, postcode: 'LS6 2BQ' },
  })
})

test('where another home was compared than the bill is of, or nothing was read, only the postcode is', () => {
  const postcodeAlone = { address: { line_1: '', line_2: '', town: '', postcode: 'EX2 8AT' } }
  expect(prefillFrom(kept('EX2 8AT'), who, billAt('LS6 2BQ', ['14 Mill Lane', 'Leeds']))).toEqual(postcodeAlone)
  expect(prefillFrom(kept('EX2 8AT'), who)).toEqual(postcodeAlone)
})
