import { describe, expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { importTariffsCsv } from './import-tariffs-csv.ts'
import { importTariffsJson } from './import-tariffs-json.ts'

const OWN = {
  tariff_id: 't-1',
  supplier: 'Bright',
  tariff_name: 'Nights',
  kind: 'variable',
  available_from: '2026-10-01',
  source: 'test',
}
const PRICE = {
  fuel: 'electricity',
  region: 'A',
  payment_method: 'direct_debit',
  from: '2026-10-01',
  unit_rate_p: '30',
  standing_p: '50',
  vat: 'included',
}
const NIGHTS = { name: 'nights', rate_p: '14.2', from: '23:00', to: '06:00' }
const PEAK = { name: 'peak', rate_p: '40', days: 'mon;tue;wed;thu;fri', months: 'oct;nov', from: '16:00', to: '19:00' }
const RATES = {
  rest: 30_000_000,
  bands: [
    { name: 'nights', rate: 14_200_000, from: '23:00', to: '06:00' },
    { name: 'peak', rate: 40_000_000, days: [1, 2, 3, 4, 5], months: [10, 11], from: '16:00', to: '19:00' },
  ],
}

type Fields = Record<string, string>

/** A line for the price and one for each of its bands, with the columns that any of them has. */
function csvOf(own: Fields, price: Fields, bands: readonly Fields[] = []): string {
  const { fuel = '', region = '', payment_method = '', from = '' } = price
  const lines = [
    { ...own, ...price },
    ...bands.map((band) => ({
      ...own,
      fuel,
      region,
      payment_method,
      from,
      ...Object.fromEntries(Object.entries(band).map(([field, value]) => [`band_${field}`, value])),
    })),
  ]
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))]
  return [columns, ...lines.map((line: Fields) => columns.map((column) => line[column] ?? ''))].join('\n')
}

function jsonOf(own: Fields, price: Fields, bands: readonly unknown[]): string {
  return JSON.stringify({ tariffs: [{ ...own, prices: [{ ...price, bands }] }] }, null, 2)
}

const lineOf = (text: string, part: string) => text.split('\n').findIndex((each) => each.includes(part)) + 1

describe('bands', () => {
  it('are lines of their own in a CSV, in any order, and a list in a JSON', () => {
    const csv = csvOf(OWN, PRICE, [NIGHTS, PEAK])
    const [head, price, ...bands] = csv.split('\n')
    const list = { ...PEAK, days: PEAK.days.split(';'), months: ['oct', 'nov'], rate_p: 40 }
    for (const found of [
      importTariffsCsv(csv, shippedFigures.vatRates),
      importTariffsCsv([head, ...bands, price].join('\n'), shippedFigures.vatRates),
      importTariffsJson(jsonOf(OWN, PRICE, [NIGHTS, PEAK]), shippedFigures.vatRates),
      importTariffsJson(jsonOf(OWN, PRICE, [NIGHTS, list]), shippedFigures.vatRates),
    ]) {
      expect(found).toMatchObject({ errorCount: 0, tariffs: [{ id: 't-1', prices: [{ unitRates: RATES }] }] })
    }
  })

  it('may be free, and last the whole day', () => {
    const free = { name: 'Sundays', rate_p: '0', days: 'sun' }
    expect(importTariffsCsv(csvOf(OWN, PRICE, [free]), shippedFigures.vatRates)).toMatchObject({
      errorCount: 0,
      tariffs: [{ prices: [{ unitRates: { bands: [{ name: 'Sundays', rate: 0, days: [7] }] } }] }],
    })
  })

  it.each([
    [{ rate_p: '' }, 'rate_p', 'is missing'],
    [{ rate_p: '0.142' }, 'rate_p', 'isn’t between 1p and 150p a kWh with VAT'],
    [{ rate_p: '1420' }, 'rate_p', 'isn’t between 1p and 150p a kWh with VAT'],
    [{ name: '' }, 'name', 'is missing'],
    [{ from: '23:15' }, 'from', 'is "23:15", not a time on the hour or half hour like 00:30'],
    [{ from: '11pm' }, 'from', 'is "11pm", not a time on the hour or half hour like 00:30'],
    [{ to: '' }, 'to', 'is needed with the other time'],
    [{ from: '' }, 'from', 'is needed with the other time'],
    [{ days: 'monday' }, 'days', 'has "monday", not one of mon, tue, wed, thu, fri, sat, sun'],
    [{ months: '13' }, 'months', 'has "13", not one of jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec'],
  ])('with %j are refused where they are', (wrong, field, message) => {
    const bands = [PEAK, { ...NIGHTS, ...wrong }]
    const found = importTariffsCsv(csvOf(OWN, PRICE, bands), shippedFigures.vatRates)
    expect(found).toEqual({ tariffs: [], errors: [{ line: 4, field: `band_${field}`, message }], errorCount: 1 })
    const json = jsonOf(OWN, PRICE, bands)
    const line = lineOf(json, 'name' in wrong ? '"name": ""' : '"nights"') - 1
    expect(importTariffsJson(json, shippedFigures.vatRates)).toEqual({
      tariffs: [],
      errors: [{ line, field, message }],
      errorCount: 1,
    })
  })

  it('that overlap are refused with when', () => {
    const late = { name: 'late', rate_p: '20', from: '05:00', to: '07:00', days: 'sat', months: 'mar' }
    const message = 'The bands “nights” and “late” overlap: both include 05:00 on Saturdays in March.'
    const errors = [{ line: 2, message }]
    expect(importTariffsCsv(csvOf(OWN, PRICE, [NIGHTS, late]), shippedFigures.vatRates)).toEqual({
      tariffs: [],
      errors,
      errorCount: 1,
    })
  })

  it('need the rate outside them, electricity and a line for their price', () => {
    const { unit_rate_p: _, ...rateless } = PRICE
    const day = { ...rateless, day_rate_p: '30', night_rate_p: '20' }
    const outside = { field: 'unit_rate_p', message: 'needs one number: the rate outside the bands' }
    for (const price of [rateless, day]) {
      expect(importTariffsCsv(csvOf(OWN, price, [NIGHTS]), shippedFigures.vatRates).errors).toEqual([
        { line: 2, ...outside },
      ])
      expect(importTariffsJson(jsonOf(OWN, price, [NIGHTS]), shippedFigures.vatRates).errors).toMatchObject([outside])
    }
    expect(importTariffsCsv(csvOf(OWN, { ...PRICE, fuel: 'gas' }, [NIGHTS]), shippedFigures.vatRates).errors).toEqual([
      { line: 2, field: 'bands', message: 'are only for electricity' },
    ])
    const astray = csvOf(OWN, PRICE, [NIGHTS]).replace(/,A,(?=[^\n]*nights)/, ',B,')
    expect(importTariffsCsv(astray, shippedFigures.vatRates)).toMatchObject({
      tariffs: [],
      errors: [{ line: 3, message: 'is a band of a price that has no line of its own' }],
    })
  })

  it.each([
    ['unit_rate_p', '30'],
    ['day_rate_p', '30'],
    ['night_rate_p', '30'],
    ['standing_p', '50'],
    ['vat', 'included'],
  ])('have no %s of their price on their own lines', (field, value) => {
    const lines = csvOf(OWN, { ...PRICE, day_rate_p: '', night_rate_p: '' }, [NIGHTS]).split('\n')
    const cells = lines[2]!.split(',').with(lines[0]!.split(',').indexOf(field), value)
    expect(
      importTariffsCsv([...lines.slice(0, 2), cells.join(',')].join('\n'), shippedFigures.vatRates).errors,
    ).toEqual([{ line: 3, field, message: 'belongs on the line of the price, not on that of a band' }])
  })

  it('are misspelt like any other field', () => {
    expect(
      importTariffsJson(jsonOf(OWN, PRICE, [{ ...NIGHTS, day: 'mon' }]), shippedFigures.vatRates).errors,
    ).toMatchObject([{ field: 'day', message: 'isn’t a field we know' }])
    expect(importTariffsJson(jsonOf(OWN, PRICE, ['nights']), shippedFigures.vatRates).errors).toMatchObject([
      { field: 'bands' },
    ])
  })
})

describe('export', () => {
  const { kind: _, ...named } = OWN
  const own = { ...named, direction: 'export' }
  const price = { region: 'A', from: '2026-10-01', unit_rate_p: '9' }

  it('has a rate and bands, and nothing of what homes pay', () => {
    const tariff = {
      direction: 'export',
      id: 't-1',
      supplier: 'Bright',
      name: 'Nights',
      needs: [],
      availableFrom: '2026-10-01',
      isSample: false,
      source: 'test',
    }
    const flat = [{ region: 'A', from: '2026-10-01', unitRates: { single: 9_000_000 } }]
    expect(importTariffsCsv(csvOf(own, price), shippedFigures.vatRates)).toEqual({
      errors: [],
      errorCount: 0,
      tariffs: [{ ...tariff, prices: flat }],
    })
    const peak = { name: 'peak', rate_p: '26', from: '16:00', to: '19:00' }
    const unitRates = { rest: 9_000_000, bands: [{ name: 'peak', rate: 26_000_000, from: '16:00', to: '19:00' }] }
    for (const found of [
      importTariffsCsv(csvOf(own, price, [peak]), shippedFigures.vatRates),
      importTariffsJson(jsonOf(own, price, [peak]), shippedFigures.vatRates),
    ]) {
      expect(found).toMatchObject({ errorCount: 0, tariffs: [{ ...tariff, prices: [{ unitRates }] }] })
    }
  })

  it.each(['kind', 'term_months', 'exit_fee_gbp', 'standard_variable', 'features', 'ends_on'])('has no %s', (field) => {
    const errors = [{ line: 2, field, message: 'is only for tariffs that homes pay' }]
    expect(importTariffsCsv(csvOf({ ...own, [field]: '1' }, price), shippedFigures.vatRates)).toEqual({
      tariffs: [],
      errors,
      errorCount: 1,
    })
  })

  it.each(['standing_p', 'vat', 'payment_method', 'day_rate_p'])('has no %s in its prices', (field) => {
    const message = 'is only for tariffs that homes pay'
    expect(importTariffsCsv(csvOf(own, { ...price, [field]: '1' }), shippedFigures.vatRates).errors).toEqual([
      { line: 2, field, message },
    ])
    expect(
      importTariffsJson(jsonOf(own, { ...price, [field]: '1' }, []), shippedFigures.vatRates).errors,
    ).toMatchObject([{ field, message }])
  })

  it('is of electricity, and in one direction', () => {
    expect(importTariffsCsv(csvOf(own, { ...price, fuel: 'gas' }), shippedFigures.vatRates).errors).toEqual([
      { line: 2, field: 'fuel', message: 'is "gas", not electricity, which is all that homes export' },
    ])
    expect(
      importTariffsCsv(csvOf({ ...own, direction: 'both' }, price), shippedFigures.vatRates).errors,
    ).toContainEqual({
      line: 2,
      field: 'direction',
      message: 'is "both", not one of import, export',
    })
  })

  it('asks for no columns that it doesn’t need, and import for all of them', () => {
    const two = `${csvOf(own, price)}\n${csvOf({ ...own, tariff_id: 't-2', direction: 'import' }, price).split('\n')[1]}`
    expect(importTariffsCsv(two, shippedFigures.vatRates).errors.map(({ line, field }) => [line, field])).toEqual(
      ['kind', 'fuel', 'payment_method', 'standing_p', 'vat'].map((field) => [1, field]),
    )
  })

  it('has one price in a region from a day on', () => {
    const text = csvOf(own, price)
    expect(importTariffsCsv(`${text}\n${text.split('\n')[1]}`, shippedFigures.vatRates).errors).toEqual([
      { line: 3, message: 't-1 already has a price for export in A from 2026-10-01' },
    ])
  })
})
