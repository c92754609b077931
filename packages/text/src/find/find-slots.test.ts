import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import { expect, test } from 'vitest'
import type { Household } from '../household.ts'
import { findSlots } from './find-slots.ts'
import { findSubject } from './find-subject.ts'

const catalogue = sampleCatalogue()
const slots = (text: string, wanted?: string) => findSlots(text, { today: '2026-11-15', catalogue, wanted })

test.for<[string, Household]>([
  ['we are at rg11aa', { postcode: 'RG1 1AA' }],
  ['1200 0234 5556 5', { mpan: '1200023455565' }],
  ['£140 a month', { spend: { pence: 14_000, period: 'month', fuels: 'both' } }],
  ['1540 quid a year', { spend: { pence: 154_000, period: 'year', fuels: 'both' } }],
  ['£1.6k a year', { spend: { pence: 160_000, period: 'year', fuels: 'both' } }],
  ['I pay 85 pounds monthly for gas', { spend: { pence: 8500, period: 'month', fuels: 'gas' } }],
  ['3100 a year london', { kwh: { electricity: 3100 } }],
  ['2,700 kWh of electricity', { kwh: { electricity: 2700 } }],
  ['250 kWh a month', { kwh: { electricity: 3000 } }],
  ['three of us in a 2-bed flat', { people: 3, bedrooms: 2 }],
  ['26.35p per kWh and 53.68p a day', { rates: { electricity: { unitPence: 26.35, standingPence: 53.68 } } }],
  ['exit fee of £75 per fuel', { exitFeePence: 7500 }],
  ['I am on a fix until the end of March', { deal: 'fixed', endsOn: '2027-03-31' }],
  ['my fix ends in 6 weeks time', { deal: 'fixed', endsOn: '2026-12-27' }],
  ['my fixed deal expires on 1st of May', { deal: 'fixed', endsOn: '2027-05-01' }],
  ['I am with Octopus', { supplier: 'Octopus Energy' }],
])('%s', ([text, home]) => {
  expect(slots(text).household).toMatchObject(home)
})

test('a bare number is what was asked for, and nothing else is', () => {
  expect(slots('140', 'spend').household.spend).toEqual({ pence: 14_000, period: 'month', fuels: 'both' })
  expect(slots('1540', 'spend').household.spend?.period).toBe('year')
  expect(slots('3', 'people').household).toEqual({ people: 3 })
  expect(slots('140').household).toEqual({})
  expect(slots('r g one one a a', 'postcode').household.postcode).toBe('RG1 1AA')
})

test.for<[string, 'own' | 'other']>([
  ['my sister pays £1,540', 'other'],
  ['can you look for my mum', 'other'],
  ['my mum says the cap is the most I pay', 'own'],
  ['my friend told me to switch', 'own'],
  ['my wife pays £100 a month', 'own'],
])('%s is about %s', ([text, subject]) => {
  expect(findSubject(text, { subject: 'own' }).subject).toBe(subject)
})

test('a talk about somebody else goes on until it is about oneself again', () => {
  const sister = { subject: 'other' as const, who: 'sister' }
  expect(findSubject('what if she leaves in March?', sister).subject).toBe('other')
  expect(findSubject('RG1 1AA', sister).subject).toBe('other')
  expect(findSubject('and should I switch?', sister).subject).toBe('own')
})

test('tariffs are found by name or place, the longest name first', () => {
  expect(slots('Thistledown Anchor 12 Economy 7').tariffIds).toEqual(['sample-thistledown-power-anchor-12-e7'])
  expect(slots('the second one').ordinal).toBe(2)
  expect(slots('option 3').ordinal).toBe(3)
})
