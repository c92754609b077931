import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFile } from '../../test/half-hour-files.ts'
import { sumOf } from '../half-hours/half-hours.ts'
import { readOctopusProduct } from './octopus-shapes.ts'
import { type OctopusRateLists, translateOctopus } from './translate-octopus.ts'

const FOLDER = path.join(import.meta.dirname, '../../test/octopus-answers')
const SUPPLIER = 'Octopus Energy'

type Row = Record<string, unknown>
const textOf = (name: string) => readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')
const answer = (name: string) => JSON.parse(textOf(name)) as Row & { results: Row[] }
const listed = (list: string, code: string) => answer(list).results.find((each) => each['code'] === code)
const productOf = (list: string, code: string) =>
  readOctopusProduct({ ...listed(list, code), ...answer(`product-${code}`) })!

/** A rate that a recorded product names, as the list that nobody recorded would have it. */
const made = (value: number, from: string, payment_method: string | null = null): Row => ({
  value_exc_vat: value,
  value_inc_vat: value * 1.05,
  valid_from: from,
  valid_to: null,
  payment_method,
})
const translate = (list: string, code: string, lists: Record<string, OctopusRateLists>, supplier = SUPPLIER) =>
  translateOctopus(productOf(list, code), new Map(Object.entries(lists)), supplier)

describe('recorded answers of the API', () => {
  it('name their rates, regions and registers', () => {
    const product = readOctopusProduct(answer('product-VAR-17-01-11'))
    expect(product).toMatchObject({
      code: 'VAR-17-01-11',
      name: 'Flexible Octopus',
      isVariable: true,
      termMonths: undefined,
      exitFeePence: 0,
      availableFrom: '2017-01-11',
      availableTo: '2018-02-15',
    })
    expect(product?.tariffs.map(({ code }) => code)).toEqual(
      ['E-1R', 'E-2R', 'G-1R'].flatMap((kind) => ['A', 'B'].map((region) => `${kind}-VAR-17-01-11-${region}`)),
    )
  })

  it('are priced although a product was launched in the middle of a day', () => {
    const { tariffs, skipped } = translateOctopus(
      { ...readOctopusProduct(answer('product-VAR-17-01-11'))!, availableTo: undefined },
      new Map([
        [
          'E-1R-VAR-17-01-11-A',
          {
            standing: answer('standing-charges-E-1R-VAR-17-01-11-A').results,
            unit: [made(15.51, '2017-01-11T10:00:00Z')],
          },
        ],
      ]),
      SUPPLIER,
    )
    expect(skipped.map(({ code }) => code)).not.toContain('E-1R-VAR-17-01-11-A')
    const prices = tariffs[0]?.prices.filter(({ paymentMethod }) => paymentMethod === 'direct_debit')
    expect(prices?.map(({ from, standingMicroPencePerDay }) => [from, standingMicroPencePerDay])).toEqual([
      ['2017-01-11', 18_000_000],
      ['2018-08-06', 18_460_000],
      ['2018-11-20', 18_460_000],
      ['2019-05-01', 18_460_000],
      ['2020-11-01', 20_640_000],
    ])
  })

  it('say in the list alone that a product pays for export', () => {
    const code = 'E-1R-AFFECT-SEG-FIX-12M-20-11-11-A'
    const lists = { [code]: { standing: [], unit: [made(3, '2020-11-11T17:00:00Z')] } }
    expect(readOctopusProduct(answer('product-AFFECT-SEG-FIX-12M-20-11-11'))?.isExport).toBe(false)
    expect(translate('products-2020-11', 'AFFECT-SEG-FIX-12M-20-11-11', lists, 'Affect Energy')).toMatchObject({
      tariffs: [],
      timed: [],
      exports: [{ name: 'Affect Smart Export Guarantee', prices: [{ region: 'A', unitRates: { single: 3_000_000 } }] }],
    })
  })

  it('list what is sold under other names, which is left out', () => {
    const read = answer('products-2020-11').results.map((row) =>
      translateOctopus(readOctopusProduct(row)!, new Map(), SUPPLIER),
    )
    expect(read.flatMap(({ skipped }) => skipped.map(({ code, reason }) => `${code} ${reason}`))).toEqual([
      'AFFECT-FIX-12M-20-09-22 is sold as AFFECT_ENERGY',
      'AFFECT-SEG-FIX-12M-20-11-11 is sold as AFFECT_ENERGY',
      'AGILE-18-02-21 has no prices that we can use',
      'AGILE-OUTGOING-19-05-13 has no prices that we can use',
      'COOP-PP-VAR-20-04-01 is sold as COOP_ENERGY',
      'COOP-VAR-20-10-01 is sold as COOP_ENERGY',
      'FE1Q0114-DD is sold as COOP_ENERGY',
    ])
    expect(answer('products-2025-03').results.map((row) => readOctopusProduct(row)?.isExport)).toEqual(
      answer('products-2025-03').results.map(({ direction }) => direction === 'EXPORT'),
    )
  })

  it('have prices of each half hour, below zero too', () => {
    const code = 'E-1R-AGILE-24-10-01-C'
    const unit = answer('unit-rates-agile-2026-04-04').results
    const { timed, skipped } = translate('products-2025-03', 'AGILE-24-10-01', {
      [code]: { standing: [made(37.6525, '2024-09-30T23:00:00Z')], unit },
    })
    const { unitRates, from, region, standingMicroPencePerDay } = timed[0]!.prices[0]!
    expect({ from, region, standingMicroPencePerDay }).toEqual({
      from: '2026-04-04',
      region: 'C',
      standingMicroPencePerDay: 37_652_500,
    })
    const published = 'published' in unitRates ? unitRates.published : []
    expect(published).toEqual(unit.map((row) => Math.round(Number(row['value_exc_vat']) * 1_000_000)))
    expect(published.filter((rate) => rate < 0)).toHaveLength(9)
    expect(skipped.map(({ code: missing }) => missing)).toEqual(['E-1R-AGILE-24-10-01-A', 'E-1R-AGILE-24-10-01-B'])
  })

  it('have rates by bands, which a fortnight of the recorded day shows', () => {
    const code = 'E-1R-COSY-22-12-08-A'
    const day = answer('unit-rates-E-1R-COSY-22-12-08-A').results
    // Made: the recorded day over again, with its last two hours, which were edited there.
    const at = (moment: unknown, days: number) => new Date(Date.parse(String(moment)) + days * 86_400_000).toISOString()
    const last = { ...day[2], valid_from: '2025-03-03T22:00:00Z', valid_to: '2025-03-04T00:00:00Z' }
    const unit = Array.from({ length: 14 }, (_, days) =>
      [last, ...day].map((row: Row) => ({
        ...row,
        valid_from: at(row['valid_from'], days),
        valid_to: at(row['valid_to'], days),
      })),
    )
      .toReversed()
      .flat()
    const { timed } = translate('products-2025-03', 'COSY-22-12-08', {
      [code]: { standing: [made(46.4649, '2025-01-01T00:00:00Z')], unit },
    })
    // "Cosy Octopus is a heat pump tariff": its name doesn't say so.
    expect(timed[0]?.needs).toEqual(['smart_meter', 'heat_pump'])
    expect(timed[0]?.prices[0]?.unitRates).toEqual({
      rest: 25_696_600,
      bands: [
        { name: '04:00 to 07:00', rate: 12_601_600, from: '04:00', to: '07:00' },
        { name: '13:00 to 16:00', rate: 12_601_600, from: '13:00', to: '16:00' },
        { name: '16:00 to 19:00', rate: 38_545_000, from: '16:00', to: '19:00' },
        { name: '22:00 to 00:00', rate: 12_601_600, from: '22:00', to: '00:00' },
      ],
    })
  })

  it('of a meter are read as half hours, newest first and page by page', () => {
    const read = readFile(textOf('consumption-2020-11'))
    expect(read).toMatchObject({ kind: 'read', count: 100, repeated: 0, unit: 'kWh' })
    expect(read.kind === 'read' && sumOf(read.halfHours)).toBe(
      answer('consumption-2020-11').results.reduce(
        (sum, row) => sum + Math.round(Number(row['consumption']) * 1000),
        0,
      ),
    )
  })
})
