import { describe, expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { micro } from '../money/micro-pence.ts'
import type { Price, UnitRates } from '../tariff/price.ts'
import type { Tariff } from '../tariff/tariff.ts'
import { compareTariffs } from './compare-tariffs.ts'
import type { ComparisonInput } from './comparison-input.ts'

const ON = '2025-01-01'
const DAY_NIGHT: UnitRates = { day: micro('30'), night: micro('15') }

function price(unitRates: UnitRates, from = '2024-01-01'): Price {
  return { from, unitRates, standingMicroPencePerDay: 0, includesVatBasisPoints: 500 }
}

function tariff(id: string, unitRates: UnitRates): Tariff {
  return {
    id,
    supplier: 'Brightside',
    name: id,
    kind: 'variable',
    features: [],
    needs: [],
    exitFeePencePerFuel: 0,
    availableFrom: '2024-01-01',
    isStandardVariable: false,
    discounts: [],
    isSample: true,
    source: 'test',
    prices: (['electricity', 'gas'] as const)
      .filter((fuel) => fuel === 'electricity' || 'single' in unitRates)
      .map((fuel) => ({ ...price(unitRates), fuel, region: 'C', paymentMethod: 'direct_debit' })),
  }
}

const EIGHT_PENCE = tariff('eight', { single: micro('8') })
const CHEAP_NIGHTS = tariff('nights', { day: micro('20'), night: micro('10') })
const TEN_PENCE = { prices: [price({ single: micro('10') })] }

function use(single: number) {
  return { use: { single }, basis: 'year_on_bill' as const, note: '' }
}

function compare(current: ComparisonInput['current'], more: Partial<ComparisonInput> = {}) {
  return compareTariffs({
    figures: shippedFigures,
    on: ON,
    home: { region: 'C', paymentMethod: 'direct_debit', has: [] },
    use: { electricity: use(1_000_000), gas: use(1_000_000) },
    current,
    catalogue: [EIGHT_PENCE, CHEAP_NIGHTS],
    ...more,
  })
}

describe('a bill that leaves something open is still compared', () => {
  it('when its rates begin after the day of the comparison', () => {
    const { current, quotes } = compare({ gas: { prices: [price({ single: micro('10') }, '2025-02-01')] } })
    expect(current).toMatchObject({ pence: 10_000, assumptions: expect.arrayContaining(['earlier_rates_unknown']) })
    expect(quotes[0]).toMatchObject({ tariffId: 'eight', savingPence: 2000 })
  })

  it('when the variable rates begin after the term ends', () => {
    const gas = { ...TEN_PENCE, endsOn: '2025-03-20', thenPrices: [price({ single: micro('20') }, '2025-04-01')] }
    const { current, verdict } = compare({ gas })
    // 1 January to 20 March is 79 days.
    expect(current.pence).toBe(Math.round((1000 * (79 * 10 + 286 * 20)) / 365))
    expect(verdict.kind).toBe('switch')
  })

  it('when it has day and night rates and one figure for use', () => {
    const { current, quotes, excluded } = compare({ electricity: { prices: [price(DAY_NIGHT)] } })
    expect(current).toMatchObject({
      pence: 580 * 30 + 420 * 15,
      assumptions: ['variable_rates_stay', 'night_share_unknown'],
    })
    // The same share on both sides: a home with such a meter may have such a tariff.
    expect(quotes.find(({ tariffId }) => tariffId === 'nights')).toMatchObject({
      costPence: 580 * 20 + 420 * 10,
      assumptions: expect.arrayContaining(['night_share_unknown']),
    })
    expect(excluded).toEqual([])
  })

  it('but no share at night is made up for a home without day and night rates', () => {
    expect(compare({ electricity: TEN_PENCE }).excluded).toEqual([{ tariffId: 'nights', reason: 'night_use_unknown' }])
  })
})

describe('a fuel that cannot be compared is left out on both sides, with the reason', () => {
  it.each([
    ['its rates are unknown', { prices: [] }, use(1_000_000), 'no_price'],
    ['its use is below zero', TEN_PENCE, use(-1000), 'use_is_wrong'],
    ['its use is no number', TEN_PENCE, use(Number.NaN), 'use_is_wrong'],
    ['its range is wrong', TEN_PENCE, { ...use(1000), low: { single: -5 }, high: { single: 9 } }, 'use_is_wrong'],
  ] as const)('when %s', (_, electricity, electric, reason) => {
    const current = { electricity, gas: TEN_PENCE }
    const { leftOut, ...rest } = compare(current, { use: { electricity: electric, gas: use(1_000_000) } })
    const { leftOut: none, ...gasAlone } = compare({ gas: TEN_PENCE }, { use: { gas: use(1_000_000) } })
    expect(leftOut).toEqual([{ fuel: 'electricity', reason }])
    expect(none).toEqual([])
    expect(rest).toEqual(gasAlone)
  })

  it('when its rates or its use are not given at all', () => {
    expect(compare({ gas: TEN_PENCE }).leftOut).toEqual([{ fuel: 'electricity', reason: 'no_price' }])
    expect(compare({ electricity: TEN_PENCE, gas: TEN_PENCE }, { use: { gas: use(1000) } }).leftOut).toEqual([
      { fuel: 'electricity', reason: 'no_use' },
    ])
  })
})
