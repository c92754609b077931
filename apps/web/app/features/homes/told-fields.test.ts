import type { ToldOfHome } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { changeOf, figureOf, toldField, toldText, type ToldName } from './told-fields.ts'

function change(names: ToldName[], typed: Record<string, string>, told: ToldOfHome = {}) {
  return changeOf(
    names.map((name) => toldField(name, [{ letter: 'A', name: 'Eastern England' }])),
    typed,
    told,
  )
}

test.for<[string, number | undefined]>([
  ['2,700 kWh', 2700],
  ['£50', 50],
  ['26.35p', 26.35],
  ['0', 0],
  ['', undefined],
  ['about 50', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['1,234,567', 1_234_567],
  ['12,50', undefined],
  ['1,2345', undefined],
])('"%s" is read as people type it', ([text, figure]) => {
  expect(figureOf(text)).toBe(figure)
})

test('what was typed becomes one change; what is as it was changes nothing, and what was emptied is forgotten', () => {
  const told = { electricity_kwh: 2700, postcode: 'OX1 2JD' }
  const typed = { electricity_kwh: '2700', gas_kwh: '11,500', postcode: ' ' }
  expect(change(['electricity_kwh', 'gas_kwh', 'postcode'], typed, told)).toEqual({
    change: { gas_kwh: 11_500, postcode: null },
    wrong: [],
  })
})

test('what can’t be read is named, and not sent', () => {
  expect(change(['ends_on', 'exit_fee_pence'], { ends_on: 'next spring', exit_fee_pence: '£37.50' })).toEqual({
    change: { exit_fee_pence: 3750 },
    wrong: ['ends_on'],
  })
})

test('rates are one value: one that is typed leaves the other, and the last that goes takes all along', () => {
  const told = { gas_rates: { unit_pence: 6, standing_pence: 30 } }
  const names: ToldName[] = ['gas_unit', 'gas_standing']
  expect(change(names, { gas_unit: '6.2', gas_standing: '31' }, told).change).toEqual({
    gas_rates: { unit_pence: 6.2, standing_pence: 31 },
  })
  expect(change(names, { gas_unit: '', gas_standing: '30' }, told).change).toEqual({
    gas_rates: { standing_pence: 30 },
  })
  expect(change(names, { gas_unit: '', gas_standing: '' }, told).change).toEqual({ gas_rates: null })
})

test('a choice is one of those that were given', () => {
  expect(change(['region'], { region: 'A' }).change).toEqual({ region: 'A' })
  expect(change(['region'], { region: 'Z' }).wrong).toEqual(['region'])
  expect(change(['has_ev'], { has_ev: 'no' }, { has_ev: true }).change).toEqual({ has_ev: false })
})

test.for<[ToldName, ToldOfHome, string | undefined]>([
  ['heating', { heating: 'heat_pump' }, 'Heat pump'],
  ['has_ev', { has_ev: false }, 'No'],
  ['gas_kwh', { gas_kwh: 11_500 }, '11500 kWh'],
  ['electricity_unit', { electricity_rates: { unit_pence: 26.35 } }, '26.35p per kWh'],
  ['people', {}, undefined],
])('%s is said in words', ([name, told, words]) => {
  expect(toldText(toldField(name, []), told)).toBe(words)
})
