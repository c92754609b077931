import { describe, expect, it } from 'vitest'
import { changesWithinADay } from './rates-on.ts'
import { readOctopusProduct, readOctopusRates } from './octopus-shapes.ts'
import { type OctopusRateLists, translateOctopus } from './translate-octopus.ts'

const VARIANT = (code: string) => ({
  direct_debit_monthly: { code, exit_fees_type: 'NONE' },
  varying: { code, exit_fees_type: 'NONE' },
})
const FLEXIBLE = {
  code: 'VAR-22-11-01',
  direction: 'IMPORT',
  display_name: 'Flexible',
  is_variable: true,
  is_green: false,
  is_tracker: false,
  is_prepay: false,
  is_business: false,
  is_restricted: false,
  term: null,
  available_from: '2022-11-01T00:00:00Z',
  available_to: null,
  single_register_electricity_tariffs: { _C: VARIANT('E-1R-VAR-22-11-01-C') },
  dual_register_electricity_tariffs: { _C: VARIANT('E-2R-VAR-22-11-01-C') },
  single_register_gas_tariffs: { _C: VARIANT('G-1R-VAR-22-11-01-C'), _X: VARIANT('G-1R-VAR-22-11-01-X') },
}

function row(value: number, payment: string | null, from: string | null, to: string | null = null) {
  return { value_exc_vat: value, value_inc_vat: value * 1.05, valid_from: from, valid_to: to, payment_method: payment }
}

/** Newest first, two rows a period, as the API gives them. */
const UNIT = [
  row(25.0952, 'DIRECT_DEBIT', '2025-09-30T23:00:00Z'),
  row(26.4, 'NON_DIRECT_DEBIT', '2025-09-30T23:00:00Z'),
  row(24.5, 'DIRECT_DEBIT', '2025-06-30T23:00:00Z', '2025-09-30T23:00:00Z'),
  row(25.9, 'NON_DIRECT_DEBIT', '2025-06-30T23:00:00Z', '2025-09-30T23:00:00Z'),
]
const STANDING = [
  row(43.8633, 'DIRECT_DEBIT', '2025-06-30T23:00:00Z'),
  row(50.1, 'NON_DIRECT_DEBIT', '2025-06-30T23:00:00Z'),
]
const GAS = [row(6.0793, null, '2025-06-30T23:00:00Z')]

const LISTS = new Map<string, OctopusRateLists>([
  ['E-1R-VAR-22-11-01-C', { unit: UNIT, standing: STANDING }],
  ['E-2R-VAR-22-11-01-C', { day: UNIT, night: [row(13, null, '2025-06-30T23:00:00Z')], standing: STANDING }],
  ['G-1R-VAR-22-11-01-C', { unit: GAS, standing: STANDING }],
])

function translate(changes: object = {}, lists: ReadonlyMap<string, OctopusRateLists> = LISTS) {
  return translateOctopus(readOctopusProduct({ ...FLEXIBLE, ...changes })!, lists, 'Octopus Energy')
}

describe('a product of the Octopus-shaped API', () => {
  it('is green where it says so', () => {
    const greens = (changes: object) => translate(changes).tariffs.filter(({ features }) => features.includes('green'))
    expect(greens({})).toEqual([])
    expect(greens({ is_green: true })).toHaveLength(translate().tariffs.length)
  })

  it('gives one price a period and a way to pay, not two', () => {
    const { tariffs, skipped } = translate()
    expect(skipped).toEqual([])
    expect(new Set(tariffs[0]?.prices.map(({ includesVatBasisPoints }) => includesVatBasisPoints))).toEqual(
      new Set([0]),
    )
    const electricity = tariffs[0]?.prices.filter(({ fuel }) => fuel === 'electricity')
    expect(
      electricity?.map(({ paymentMethod, from, unitRates, standingMicroPencePerDay }) => [
        paymentMethod,
        from,
        unitRates,
        standingMicroPencePerDay,
      ]),
    ).toEqual([
      ['direct_debit', '2025-07-01', { single: 24_500_000 }, 43_863_300],
      ['direct_debit', '2025-10-01', { single: 25_095_200 }, 43_863_300],
      ['standard_credit', '2025-07-01', { single: 25_900_000 }, 50_100_000],
      ['standard_credit', '2025-10-01', { single: 26_400_000 }, 50_100_000],
    ])
  })

  it('does not care in which order the rows come', () => {
    const reversed = new Map(LISTS).set('E-1R-VAR-22-11-01-C', { unit: UNIT.toReversed(), standing: STANDING })
    expect(translate({}, reversed)).toEqual(translate())
  })

  it('takes the row for everyone where there is no other', () => {
    const gas = translate().tariffs[0]?.prices.filter(({ fuel }) => fuel === 'gas')
    expect(gas?.map(({ paymentMethod, unitRates }) => [paymentMethod, unitRates])).toEqual([
      ['direct_debit', { single: 6_079_300 }],
      ['standard_credit', { single: 6_079_300 }],
    ])
  })

  it('becomes a tariff for each kind of meter', () => {
    expect(translate().tariffs).toMatchObject([
      {
        id: 'octopus-energy:VAR-22-11-01',
        kind: 'variable',
        isStandardVariable: true,
        isSample: false,
        needs: [],
        availableFrom: '2022-11-01',
      },
      { id: 'octopus-energy:VAR-22-11-01:day-night', name: 'Flexible (day and night)', needs: ['two_rate_meter'] },
    ])
    expect(translate().tariffs[1]?.prices[0]).toMatchObject({ unitRates: { day: 24_500_000, night: 13_000_000 } })
  })

  it('that is fixed keeps its term and exit fee', () => {
    const changes = {
      code: 'FIX-12M-26-06-13',
      is_variable: false,
      term: 12,
      single_register_electricity_tariffs: {
        _C: {
          direct_debit_monthly: { code: 'E-1R-VAR-22-11-01-C', exit_fees_inc_vat: 5000, exit_fees_type: 'PER_FUEL' },
        },
      },
    }
    expect(translate(changes).tariffs[0]).toMatchObject({
      kind: 'fixed',
      term: { months: 12 },
      exitFeePencePerFuel: 5000,
      isStandardVariable: false,
    })
  })

  it('for prepayment is for prepayment only', () => {
    const { tariffs } = translate({ is_prepay: true })
    expect(new Set(tariffs.flatMap(({ prices }) => prices.map(({ paymentMethod }) => paymentMethod)))).toEqual(
      new Set(['prepayment']),
    )
  })

  it.each([
    [{ is_business: true }, 'isn’t open to homes'],
    [{ direction: 'EXPORT', single_register_electricity_tariffs: {} }, 'has no prices that we can use'],
    [{ is_restricted: true }, 'is by invitation only'],
    [{ is_variable: false }, 'is fixed, but does not say for how long'],
  ])('%j is left out', (changes, reason) => {
    expect(translate(changes)).toEqual({
      tariffs: [],
      timed: [],
      exports: [],
      skipped: [{ code: 'VAR-22-11-01', reason }],
    })
  })

  it('that changes within a day is left out, and so is what has no rates', () => {
    const agile = [row(20, null, '2025-10-01T10:30:00Z'), row(21, null, '2025-10-01T10:00:00Z')]
    const { tariffs, skipped } = translate({}, new Map([['E-1R-VAR-22-11-01-C', { unit: agile, standing: STANDING }]]))
    expect(tariffs).toEqual([])
    expect(skipped).toEqual([
      { code: 'E-1R-VAR-22-11-01-C', reason: 'changes its rates during the day' },
      { code: 'E-2R-VAR-22-11-01-C', reason: 'has no rates, or rates that we cannot read' },
      { code: 'G-1R-VAR-22-11-01-C', reason: 'has no rates, or rates that we cannot read' },
      { code: 'VAR-22-11-01', reason: 'has no prices that we can use' },
    ])
  })
})

it.each([null, 'text', {}, { code: 1 }, { code: 'A', available_from: 'never' }])(
  'does not read %j as a product',
  (json) => {
    expect(readOctopusProduct(json)).toBeUndefined()
  },
)

it.each([{}, null, row(-3, null, null), row(1, 'CASH', null), { ...row(1, null, null), value_exc_vat: '1' }])(
  'does not read a list with %j in it',
  (odd) => {
    expect(readOctopusRates([row(1, null, null), odd])).toBeUndefined()
  },
)

it('a price without a beginning changes within no day', () => {
  const rate = { rate: 1, to: undefined, payment: undefined }
  const at = (day: string, minutes: number) => ({ ...rate, from: { day, minutes } })
  expect(changesWithinADay([{ ...rate, from: undefined }, at('2026-10-01', 0)])).toBe(false)
  expect(changesWithinADay([at('2026-10-01', 0), at('2026-10-02', 30)])).toBe(false)
  expect(changesWithinADay([at('2026-10-01', 0), at('2026-10-01', 30)])).toBe(true)
  expect(changesWithinADay([at('2026-10-01', 0), { ...at('2026-10-01', 30), payment: 'DIRECT_DEBIT' }])).toBe(false)
})
