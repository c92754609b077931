import { describe, expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { importTariffsCsv } from './import-tariffs-csv.ts'
import { importTariffsJson } from './import-tariffs-json.ts'

const HEADER =
  'tariff_id,supplier,tariff_name,kind,features,needs,term_months,ends_on,exit_fee_gbp,available_from,available_to,' +
  'standard_variable,sample,source,fuel,region,payment_method,from,unit_rate_p,day_rate_p,night_rate_p,standing_p,vat'
const FIX = 'fix-1,"Bright, Side",Fix 12,fixed,green;ev,smart_meter,12,,50,2026-10-01,,no,yes,test'
const GOOD = [
  HEADER,
  `${FIX},electricity,A,direct_debit,2026-09-01,26.5298,,,48.2511,included`,
  `${FIX},electricity,B,direct_debit,2026-10-01,,31.5,14.25,50,included`,
  `${FIX},gas,A,direct_debit,2026-10-01,6.22,,,33.669,excluded`,
]

function csv(...lines: string[]) {
  return importTariffsCsv([...GOOD, ...lines].join('\n'), shippedFigures.vatRates)
}

/** The good file with one cell of its second line changed. */
function changed(column: string, value: string) {
  const at = HEADER.split(',').indexOf(column)
  const cells = GOOD[1]!.replace('"Bright, Side"', 'Bright; Side').split(',')
  return importTariffsCsv([HEADER, cells.with(at, value).join(',')].join('\n'), shippedFigures.vatRates)
}

describe('a CSV', () => {
  it('becomes tariffs, exactly as written', () => {
    expect(csv()).toEqual({
      errors: [],
      errorCount: 0,
      tariffs: [
        {
          id: 'fix-1',
          supplier: 'Bright, Side',
          name: 'Fix 12',
          kind: 'fixed',
          features: ['green', 'ev'],
          needs: ['smart_meter'],
          term: { months: 12 },
          exitFeePencePerFuel: 5000,
          availableFrom: '2026-10-01',
          isStandardVariable: false,
          isSample: true,
          source: 'test',
          discounts: [],
          prices: [
            {
              fuel: 'electricity',
              region: 'A',
              paymentMethod: 'direct_debit',
              from: '2026-09-01',
              unitRates: { single: 26_529_800 },
              standingMicroPencePerDay: 48_251_100,
              includesVatBasisPoints: 500,
            },
            // Published with VAT in the months without: nothing is inside.
            expect.objectContaining({ unitRates: { day: 31_500_000, night: 14_250_000 }, includesVatBasisPoints: 0 }),
            expect.objectContaining({ fuel: 'gas', includesVatBasisPoints: 0 }),
          ],
        },
      ],
    })
  })

  it('may have its columns in any order, Windows line ends, a byte order mark and empty lines', () => {
    const shuffled = GOOD.map((line) =>
      line.replaceAll('"Bright, Side"', 'Bright Side').split(',').toReversed().join(','),
    )
    const { tariffs, errors } = importTariffsCsv(`\uFEFF${shuffled.join('\r\n')}\r\n\r\n`, shippedFigures.vatRates)
    expect(errors).toEqual([])
    expect(tariffs[0]?.prices).toHaveLength(3)
  })

  it.each([
    ['kind', 'forever', 'is "forever", not one of fixed, variable, tracker'],
    ['region', 'I', 'is "I", not one of A, B, C, D, E, F, G, H, J, K, L, M, N, P'],
    ['from', '2026-02-30', 'is "2026-02-30", not a day like 2026-10-01'],
    ['unit_rate_p', '0x1A', 'is "0x1A", not pence like 26.35'],
    ['unit_rate_p', '-1', 'is below zero'],
    ['standing_p', '', 'is missing'],
    ['vat', 'maybe', 'is "maybe", not one of included, excluded'],
    ['exit_fee_gbp', 'fifty', 'is "fifty", not pounds like 50 or 12.50'],
    ['term_months', '', 'is missing: a fixed tariff needs it, or ends_on'],
    ['term_months', '0', 'is "0", not a whole number from 1 to 60'],
    ['features', 'green;blue', 'has "blue", not one of green, ev, economy_7, day_night, prepay'],
    ['supplier', '', 'is missing'],
    ['sample', 'perhaps', 'is "perhaps", not yes or no'],
    ['standard_variable', 'yes', 'is only for variable tariffs'],
  ])('with %s "%s" is refused on its line', (column, value, message) => {
    const { tariffs, errors } = changed(column, value)
    expect(tariffs).toEqual([])
    expect(errors).toEqual([{ line: 2, field: column, message }])
  })

  it('with too many cells, or a night without a day, is refused on its line', () => {
    expect(changed('unit_rate_p', '26,35').errors).toContainEqual({ line: 2, message: 'has 24 cells for 23 columns' })
    const message = 'needs one number, or day_rate_p and night_rate_p together'
    expect(changed('night_rate_p', '12').errors).toEqual([{ line: 2, field: 'unit_rate_p', message }])
  })

  it('names every bad line at once, and keeps the tariffs without a mistake', () => {
    const other = FIX.replace('fix-1', 'fix-2')
    const { tariffs, errors } = csv(
      `${other},gas,Z,direct_debit,2026-10-01,6.22,,,33.669,excluded`,
      `${other},gas,A,cash,2026-10-01,6.22,,,33.669,excluded`,
    )
    expect(tariffs.map(({ id }) => id)).toEqual(['fix-1'])
    expect(errors.map(({ line, field }) => [line, field])).toEqual([
      [5, 'region'],
      [6, 'payment_method'],
    ])
  })

  it('says when a line contradicts the first of its tariff, or repeats a price', () => {
    const { errors } = csv(
      `${FIX.replace('Fix 12', 'Fix 13')},gas,B,direct_debit,2026-10-01,6.22,,,33.669,excluded`,
      GOOD[3]!,
    )
    expect(errors).toEqual([
      { line: 5, field: 'tariff_name', message: 'differs from the first line of fix-1' },
      { line: 6, message: 'fix-1 already has a price for gas in A by direct_debit from 2026-10-01' },
    ])
  })

  it('has no room for commission', () => {
    const lines = GOOD.map((line, index) => `${line},${index === 0 ? 'commission_gbp' : '30'}`)
    expect(importTariffsCsv(lines.join('\n'), shippedFigures.vatRates)).toEqual({
      tariffs: [],
      errors: [{ line: 1, field: 'commission_gbp', message: 'isn’t a column we know' }],
      errorCount: 1,
    })
  })

  it('counts lines through quoted line breaks', () => {
    const two = `${FIX.replace('Bright, Side', 'Bright\nSide')},gas,A,direct_debit,2026-10-01,x,,,33.669,excluded`
    expect(
      importTariffsCsv([HEADER, two, GOOD[1]].join('\n'), shippedFigures.vatRates).errors.map(({ line }) => line),
    ).toContain(2)
  })

  it('may give a discount', () => {
    const extra = [
      'discount_name,discount_applies_to,discount_counts,discount_gbp_per_year',
      'Both fuels,dual_fuel,every_year,20',
    ]
    const lines = GOOD.map((line, index) => `${line},${index === 0 ? extra[0] : extra[1]}`)
    expect(importTariffsCsv(lines.join('\n'), shippedFigures.vatRates).tariffs).toMatchObject([
      { discounts: [{ name: 'Both fuels', appliesTo: 'dual_fuel', counts: 'every_year', pencePerYear: 2000 }] },
    ])
  })

  it.each([
    ['1000', []],
    ['1000.01', ['discount_gbp_per_year']],
  ])('may give a discount of %s pounds, or not', (pounds, fields) => {
    const extra = 'discount_name,discount_applies_to,discount_counts,discount_gbp_per_year'
    const lines = [`${HEADER},${extra}`, `${GOOD[1]},Both fuels,dual_fuel,every_year,${pounds}`]
    expect(importTariffsCsv(lines.join('\n'), shippedFigures.vatRates).errors.map(({ field }) => field)).toEqual(fields)
  })

  it('with a column that nobody knows says only that: what is missing may be a misspelling', () => {
    const { errors } = importTariffsCsv(`${HEADER.replace('supplier', 'suplier')}\n${GOOD[1]}`, shippedFigures.vatRates)
    expect(errors.map(({ field }) => field)).toEqual(['suplier'])
  })

  it('may hold doubled quotes, which stand for one', () => {
    expect(
      importTariffsCsv(
        [HEADER, GOOD[1]!.replace('Bright, Side', 'Bright ""B"" Side')].join('\n'),
        shippedFigures.vatRates,
      ),
    ).toMatchObject({
      errors: [],
      tariffs: [{ supplier: 'Bright "B" Side' }],
    })
  })

  it('that is empty says so', () => {
    expect(importTariffsCsv('', shippedFigures.vatRates)).toEqual({
      tariffs: [],
      errors: [{ message: 'The file is empty.' }],
      errorCount: 1,
    })
  })
})

const PRICE = {
  fuel: 'gas',
  region: 'A',
  payment_method: 'prepayment',
  from: '2026-10-01',
  unit_rate_p: 6.22,
  standing_p: '33.669',
  vat: 'included',
}
const TARIFF = {
  tariff_id: 'v-1',
  supplier: 'Bright',
  tariff_name: 'Variable',
  kind: 'variable',
  available_from: '2026-10-01',
  standard_variable: true,
  sample: true,
  source: 'test',
  discounts: [{ name: 'Online', applies_to: 'gas', counts: 'every_year', percent_off_units: 2 }],
  prices: [PRICE],
}

function json(...tariffs: object[]) {
  return importTariffsJson(JSON.stringify({ tariffs }, null, 2), shippedFigures.vatRates)
}

describe('a JSON', () => {
  it('becomes tariffs, numbers and texts alike', () => {
    const { tariffs, errors } = json(TARIFF)
    expect(errors).toEqual([])
    expect(tariffs[0]).toMatchObject({
      id: 'v-1',
      isStandardVariable: true,
      discounts: [{ name: 'Online', appliesTo: 'gas', basisPointsOffUnits: 200 }],
      prices: [{ unitRates: { single: 6_220_000 }, standingMicroPencePerDay: 33_669_000, includesVatBasisPoints: 500 }],
    })
  })

  it('names the line of each mistake', () => {
    const text = JSON.stringify({ tariffs: [{ ...TARIFF, prices: [PRICE, { ...PRICE, region: 'I' }] }] }, null, 2)
    const { tariffs, errors } = importTariffsJson(text, shippedFigures.vatRates)
    expect(tariffs).toEqual([])
    const line = text.split('\n').findIndex((each) => each.includes('"I"')) - 1
    expect(errors).toEqual([{ line, field: 'region', message: expect.stringContaining('is "I"') }])
    expect(text.split('\n')[line - 1]?.trim()).toBe('{')
  })

  it.each([
    ['{"tariffs": [\n{,\n]}', { line: 2, message: 'The file is not valid JSON.' }],
    ['{}', { line: 1, field: 'tariffs', message: 'is missing: it should be a list' }],
    ['[]', { line: 1, field: 'tariffs', message: 'is missing: it should be a list' }],
  ])('like %s is refused', (text, error) => {
    expect(importTariffsJson(text, shippedFigures.vatRates)).toEqual({ tariffs: [], errors: [error], errorCount: 1 })
  })

  it('refuses fields that nobody reads, commission among them', () => {
    expect(json({ ...TARIFF, commission_gbp: 30 }).errors).toEqual([
      { line: 3, field: 'commission_gbp', message: 'isn’t a field we know' },
    ])
  })

  it('refuses the same tariff twice, and a tariff without prices', () => {
    expect(json(TARIFF, TARIFF)).toMatchObject({
      tariffs: [],
      errors: [{ field: 'tariff_id', message: 'v-1 appears twice' }],
    })
    expect(json({ ...TARIFF, prices: [] }).errors).toMatchObject([{ field: 'prices', message: 'is missing or empty' }])
  })

  it.each([null, 7, 'text', [], { tariff_id: { a: 1 } }, { prices: 'none' }, { prices: [null] }])(
    'survives %j as a tariff',
    (odd) => {
      const { tariffs, errors } = importTariffsJson(JSON.stringify({ tariffs: [odd] }), shippedFigures.vatRates)
      expect(tariffs).toEqual([])
      expect(errors.length).toBeGreaterThan(0)
    },
  )
})
