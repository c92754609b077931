import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dayNumber } from '../calendar/iso-day.ts'
import { readOctopusProduct } from './octopus-shapes.ts'
import { translateOctopus } from './translate-octopus.ts'

/*
 * All rows are made up, in the shape of the public API: pence without VAT, newest first, universal time, and null if a
 * row is for every payment method.
 */
const CODE = 'E-1R-SOME-24-10-01-C'
const product = (changes: object = {}) =>
  readOctopusProduct({
    code: 'SOME-24-10-01',
    direction: 'IMPORT',
    display_name: 'Some Nights for your EV',
    is_variable: true,
    available_from: '2024-10-01T00:00:00+01:00',
    single_register_electricity_tariffs: { _C: { direct_debit_monthly: { code: CODE, exit_fees_type: 'NONE' } } },
    ...changes,
  })!
const STANDING = [
  { value_exc_vat: 45, value_inc_vat: 47.25, valid_from: '2024-10-01T00:00:00Z', valid_to: null, payment_method: null },
]

/** The words of a recorded list about a product. */
function wordsOf(code: string): { display_name: unknown; description: unknown } {
  const file = new URL('../../test/octopus-answers/products-2025-03.json', import.meta.url)
  const { results }: { results: Record<string, unknown>[] } = JSON.parse(readFileSync(file, 'utf8'))
  const { display_name, description } = results.find((each) => each['code'] === code) ?? {}
  return { display_name, description }
}

function row(rate: number, from: number, to: number, payment: string | null = null) {
  const [valid_from, valid_to] = [from, to].map((each) => new Date(each * 1_800_000).toISOString().replace('.000', ''))
  return { value_exc_vat: rate, value_inc_vat: rate * 1.05, valid_from, valid_to, payment_method: payment }
}

/** Half past midnight to half past five by London's clocks, across the end of summer time. */
function nights(days: number, payment: string | null = null) {
  return Array.from({ length: days }, (_, index) => {
    const day = dayNumber('2026-10-20') + index
    // Local midnight: in summer time it is an hour before universal midnight.
    const midnight = (each: number) => each * 48 - (each <= dayNumber('2026-10-25') ? 2 : 0)
    const shift = day >= dayNumber('2026-10-25') ? 0 : 2
    const start = midnight(day) + 1
    const end = day * 48 + 11 - shift
    return [row(7, start, end, payment), row(27.5, end, midnight(day + 1) + 1, payment)]
  })
    .flat()
    .toReversed()
}

const translate = (unit: readonly unknown[], changes = {}) =>
  translateOctopus(product(changes), new Map([[CODE, { unit, standing: STANDING }]]), 'Octopus Energy')

describe('rates that change within a day', () => {
  it('become bands where every day is charged alike by London’s clocks', () => {
    const { tariffs, timed, skipped } = translate(nights(20))
    expect([tariffs, skipped]).toEqual([[], []])
    expect(timed).toHaveLength(1)
    expect(timed[0]).toMatchObject({
      id: 'octopus-energy:SOME-24-10-01:by-time',
      needs: ['smart_meter', 'ev'],
      features: ['ev'],
    })
    expect(timed[0]?.prices.map(({ paymentMethod, from, unitRates }) => [paymentMethod, from, unitRates])).toEqual(
      ['direct_debit', 'standard_credit'].map((paymentMethod) => [
        paymentMethod,
        '2026-10-20',
        { rest: 27_500_000, bands: [{ name: '00:30 to 05:30', rate: 7_000_000, from: '00:30', to: '05:30' }] },
      ]),
    )
  })

  it('are for what the name or the description of their product asks for', () => {
    const needsOf = (changes: object) => translate(nights(20), changes).timed[0]?.needs
    const go = wordsOf('GO-VAR-22-10-14')
    expect(needsOf(go)).toEqual(['smart_meter', 'ev'])
    expect(needsOf({ ...go, description: undefined })).toEqual(['smart_meter'])
  })

  it('become published prices where days differ, below zero too', () => {
    const first = dayNumber('2026-11-01') * 48
    const agile = Array.from({ length: 480 }, (_, index) =>
      row((index % 50) - 3, first + index, first + index + 1),
    ).toReversed()
    const { timed } = translate(agile, { display_name: 'Some Agile' })
    expect(timed[0]).toMatchObject({ needs: ['smart_meter'], features: [] })
    const { unitRates } = timed[0]!.prices[0]!
    expect(unitRates).toMatchObject({ firstHalfHour: first })
    expect('published' in unitRates && unitRates.published.slice(0, 3)).toEqual([-3_000_000, -2_000_000, -1_000_000])
    expect('published' in unitRates && unitRates.published).toHaveLength(480)
  })

  it('are taken for the way to pay that they are for', () => {
    const { timed } = translate(nights(20, 'DIRECT_DEBIT'))
    expect(timed[0]?.prices.map(({ paymentMethod }) => paymentMethod)).toEqual(['direct_debit'])
  })

  it('end at a hole: what is newest counts', () => {
    const first = dayNumber('2026-11-01') * 48
    const rows = Array.from({ length: 480 }, (_, index) =>
      row(index % 50, first + index, first + index + 1),
    ).toReversed()
    const { timed } = translate(rows.filter((_, index) => index !== 100))
    const { unitRates } = timed[0]!.prices[0]!
    expect(unitRates).toMatchObject({ firstHalfHour: first + 380 })
  })

  it.each([
    ['off the half hour', { valid_from: '2026-11-01T00:10:00Z' }],
    ['without a price', { value_exc_vat: null }],
    ['without an end', { valid_to: null }],
  ])('with a row %s are left out as before', (_, wrong) => {
    const rows = nights(20)
    expect(translate([{ ...rows[0], ...wrong }, ...rows.slice(1)])).toMatchObject({ tariffs: [], timed: [] })
  })

  it('of days that only began at an odd hour are no prices by time', () => {
    const first = dayNumber('2026-11-01') * 48
    const rows = [row(20, first + 96, first + 960), row(21, first, first + 96)]
    expect(translate(rows).timed).toEqual([])
  })
})
