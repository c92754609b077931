import { expect, test } from 'vitest'
import type { Household } from '../household.ts'
import { findSlots } from './find-slots.ts'

const householdOf = (text: string) => findSlots(text, { today: '2026-11-15', catalogue: [] }).household
const BOTH = {
  electricity: { unitPence: 24.5, standingPence: 50 },
  gas: { unitPence: 6, standingPence: 30 },
}

test.for([
  'I pay 24.5p a unit and 50p a day for electric, 6p a unit and 30p a day for gas',
  '2700 kWh electric and 9000 kWh gas. I pay 24.5p a unit and 50p a day for electric, 6p a unit and 30p a day for gas.',
  'paying 24.5p electric and 50p standing, gas 6p and 30p',
  'my electric is 24.5p and 50p, gas is 6p and 30p',
  'gas 6p/kwh 30p/day, electricity 24.5p/kwh 50p/day',
  '24.5p for electricity and 6p for gas, standing charges 50p and 30p',
  'unit rate 24.5p, standing charge 50p for electric; unit rate 6p, standing charge 30p for gas',
  'elec 24.5p + 50p, gas 6p + 30p',
  'we pay 24.5p and 6p per kWh, standing charges are 50p and 30p',
])('each price goes to its fuel: %s', (text) => {
  expect(householdOf(text).rates).toEqual(BOTH)
})

test.for<[string, Household['rates']]>([
  ['2,900 kWh of electricity at 30p and 50p a day, no gas', { electricity: { unitPence: 30, standingPence: 50 } }],
  ['electric 25p gas 6p', { electricity: { unitPence: 25 }, gas: { unitPence: 6 } }],
  ['25p electric 6p gas', { electricity: { unitPence: 25 }, gas: { unitPence: 6 } }],
  ['unit rate 24p standing charge 50p', { electricity: { unitPence: 24, standingPence: 50 } }],
  ['24p unit 50p standing', { electricity: { unitPence: 24, standingPence: 50 } }],
  ['3100 kWh of electricity at 24p', { electricity: { unitPence: 24 } }],
  [
    'I pay 28p a unit by day and 14p at night with a standing charge of 60p a day',
    { electricity: { unitPence: 28, nightPence: 14, standingPence: 60 } },
  ],
  ['the cap is 26p', undefined],
  ['my neighbour pays 22p a unit', undefined],
])('%s', ([text, rates]) => {
  expect(householdOf(text).rates).toEqual(rates)
})
