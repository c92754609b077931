import { describe, expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { importTariffsCsv } from './import-tariffs-csv.ts'
import { importTariffsJson } from './import-tariffs-json.ts'

const VARIABLE = {
  tariff_id: 'v-1',
  supplier: 'Bright',
  tariff_name: 'Variable',
  kind: 'variable',
  term_months: '',
  ends_on: '',
  exit_fee_gbp: '',
  available_from: '2026-10-01',
  available_to: '',
  source: 'test',
  fuel: 'gas',
  region: 'A',
  payment_method: 'direct_debit',
  from: '2026-10-01',
  unit_rate_p: '7.97',
  day_rate_p: '',
  night_rate_p: '',
  standing_p: '29.68',
  vat: 'included',
}
const HEADER = Object.keys(VARIABLE).join(',')

function line(more: Partial<typeof VARIABLE> = {}): string {
  return Object.values({ ...VARIABLE, ...more }).join(',')
}

function csv(more: Partial<typeof VARIABLE> = {}) {
  return importTariffsCsv(`${HEADER}\n${line(more)}`, shippedFigures.vatRates)
}

describe('a rate', () => {
  const unit = 'isn’t between 1p and 150p a kWh with VAT'
  const standing = 'isn’t between 0p and 300p a day with VAT'
  it.each([
    [{ unit_rate_p: '0' }, 'unit_rate_p', unit],
    [{ unit_rate_p: '0.2635' }, 'unit_rate_p', unit],
    [{ unit_rate_p: '999999' }, 'unit_rate_p', unit],
    [{ unit_rate_p: '143', vat: 'excluded' }, 'unit_rate_p', unit],
    [{ fuel: 'electricity', unit_rate_p: '', day_rate_p: '30', night_rate_p: '1400' }, 'night_rate_p', unit],
    [{ standing_p: '2968' }, 'standing_p', standing],
  ])('of %j is refused', (more, field, message) => {
    expect(csv(more)).toEqual({ tariffs: [], errors: [{ line: 2, field, message }], errorCount: 1 })
  })

  it.each([
    { unit_rate_p: '1' },
    { unit_rate_p: '150' },
    { unit_rate_p: '142.85', vat: 'excluded' },
    { standing_p: '0' },
    { standing_p: '300' },
  ])('of %j is taken', (more) => {
    expect(csv(more)).toMatchObject({ errors: [], tariffs: [{ id: 'v-1' }] })
  })

  it.each(['x', '-1', '1e3', '26,35p'])('that is no rate, like "%s", is one mistake', (rate) => {
    expect(csv({ unit_rate_p: `"${rate}"` }).errors).toHaveLength(1)
    expect(csv({ standing_p: `"${rate}"` }).errors).toHaveLength(1)
  })
})

describe('a tariff cannot', () => {
  const fixed = { kind: 'fixed', term_months: '12' }
  it.each([
    ['be off sale before it is on sale', { available_to: '2026-09-30' }, 'available_to', 'is before available_from'],
    ['end before it is on sale', { kind: 'fixed', ends_on: '2020-01-01' }, 'ends_on', 'is before available_from'],
    ['be variable with an exit fee', { exit_fee_gbp: '50' }, 'exit_fee_gbp', 'is only for tariffs with a term'],
    ['charge any exit fee', { ...fixed, exit_fee_gbp: '5000' }, 'exit_fee_gbp', 'is above £500'],
  ])('%s', (_, more, field, message) => {
    expect(csv(more)).toEqual({ tariffs: [], errors: [{ line: 2, field, message }], errorCount: 1 })
  })

  it('be on sale for less than a day, but for one day it can', () => {
    expect(csv({ available_to: '2026-10-01' }).tariffs).toHaveLength(1)
    expect(csv({ kind: 'fixed', ends_on: '2026-10-01', exit_fee_gbp: '50' }).tariffs).toHaveLength(1)
  })
})

describe('a CSV that is wrong as a whole has one mistake', () => {
  it.each([
    ['only column names', HEADER, { message: 'The file has column names but no tariffs below them.' }],
    ['only commas', ',,,\n,,\n', { message: 'The file has no line with column names.' }],
    [
      'a column too few',
      HEADER.replace(',region', ''),
      { line: 1, field: 'region', message: 'is missing as a column' },
    ],
    [
      'a quote left open',
      [HEADER, line(), line({ supplier: '"Bright' })].join('\n'),
      { line: 3, message: 'has a quote that isn’t closed or doubled' },
    ],
    [
      'a quote that a later one closes',
      [HEADER, line({ supplier: '"Bright' }), line({ supplier: '"Dim"' })].join('\n'),
      { line: 2, message: 'has a quote that isn’t closed or doubled' },
    ],
    ['too much text', ','.repeat(5_000_001), { message: 'The file is longer than 5000000 characters. Split it.' }],
  ])('with %s', (_, text, error) => {
    expect(importTariffsCsv(text, shippedFigures.vatRates)).toEqual({ tariffs: [], errors: [error], errorCount: 1 })
  })

  it('and a line with a cell too many has one too, however its cells have moved', () => {
    expect(csv({ supplier: 'Bright,Side' }).errors).toEqual([{ line: 2, message: 'has 20 cells for 19 columns' }])
  })
})

describe('a long file', () => {
  it('gives the first hundred mistakes, and how many there are', () => {
    const rows = Array.from({ length: 1000 }, (_, index) => line({ tariff_id: `t-${index}`, vat: 'maybe' }))
    const { errors, errorCount } = importTariffsCsv([HEADER, ...rows].join('\n'), shippedFigures.vatRates)
    expect(errorCount).toBe(1000)
    expect(errors).toHaveLength(100)
    expect(errors.at(-1)?.line).toBe(101)
  })

  it('says what is wrong with a tariff once, not on each of its lines', () => {
    const rows = ['A', 'B', 'C'].map((region) => line({ region, kind: 'forever' }))
    expect(importTariffsCsv([HEADER, ...rows].join('\n'), shippedFigures.vatRates)).toMatchObject({
      tariffs: [],
      errorCount: 1,
    })
  })

  it.each(Object.keys(VARIABLE))('never has a long %s repeated', (column) => {
    const { errors } = csv({ [column]: 'x'.repeat(100_000) })
    expect(errors.length).toBeGreaterThan(0)
    expect(JSON.stringify(errors).length).toBeLessThan(600)
  })

  it('never has a long column name repeated', () => {
    expect(
      JSON.stringify(importTariffsCsv(`${HEADER},${'x'.repeat(100_000)}`, shippedFigures.vatRates)).length,
    ).toBeLessThan(200)
  })
})

describe('a JSON', () => {
  const { fuel, region, payment_method, from, unit_rate_p, standing_p, vat } = VARIABLE
  const price = { fuel, region, payment_method, from, unit_rate_p, standing_p, vat }
  const { tariff_id, supplier, tariff_name, kind, available_from, source } = VARIABLE
  const tariff = { tariff_id, supplier, tariff_name, kind, available_from, source, prices: [price] }

  it('may begin with a byte order mark', () => {
    expect(
      importTariffsJson(`\uFEFF${JSON.stringify({ tariffs: [tariff] })}`, shippedFigures.vatRates).tariffs,
    ).toHaveLength(1)
  })

  it.each(['tariff_id', 'supplier', 'tariff_name', 'source'])('needs a text as %s', (field) => {
    const { errors } = importTariffsJson(
      JSON.stringify({ tariffs: [{ ...tariff, [field]: 5 }] }),
      shippedFigures.vatRates,
    )
    expect(errors).toEqual([{ line: 1, field, message: 'should be a text' }])
  })

  it('names the line of what is no object, once', () => {
    const message = 'should be a list of objects, and this isn’t one'
    const text = `{"tariffs": [\n1,\nnull,\n"text",\n[2],\n${JSON.stringify({ ...tariff, prices: [] }).replace('[]', '[\n7]')}]}`
    expect(importTariffsJson(text, shippedFigures.vatRates).errors).toEqual([
      ...[2, 3, 4, 5].map((each) => ({ line: each, field: 'tariffs', message })),
      { line: 7, field: 'prices', message },
    ])
  })

  it('without tariffs, or too long, is refused', () => {
    expect(importTariffsJson('{\n"tariffs": []}', shippedFigures.vatRates).errors).toEqual([
      { field: 'tariffs', message: 'is an empty list' },
    ])
    expect(
      importTariffsJson(
        JSON.stringify({ tariffs: Array.from({ length: 2001 }, () => tariff) }),
        shippedFigures.vatRates,
      ),
    ).toEqual({
      tariffs: [],
      errors: [{ field: 'tariffs', message: 'is a list of more than 2000' }],
      errorCount: 1,
    })
    expect(importTariffsJson(' '.repeat(5_000_001), shippedFigures.vatRates).errors[0]?.message).toContain(
      'longer than',
    )
  })

  it('survives lists within lists', () => {
    const deep = `{"tariffs": [{"features": [${'['.repeat(4000)}${']'.repeat(4000)}]}]}`
    expect(importTariffsJson(deep, shippedFigures.vatRates).errors.map(({ field }) => field)).toContain('features')
  })
})

it.each(['\u202Emumixam', 'Fix\u200B12', 'Fix\u0007', 'Fix\u2066 12'])('the name %j is refused', (name) => {
  const message = 'has characters that can’t be seen'
  expect(csv({ tariff_name: name })).toEqual({
    tariffs: [],
    errors: [{ line: 2, field: 'tariff_name', message }],
    errorCount: 1,
  })
})
