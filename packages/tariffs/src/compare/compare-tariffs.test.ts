import { describe, expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { micro } from '../money/micro-pence.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'
import type { Price } from '../tariff/price.ts'
import type { Tariff } from '../tariff/tariff.ts'
import { compareTariffs } from './compare-tariffs.ts'
import type { ComparisonInput } from './comparison-input.ts'

const ON = '2025-01-01'

function price(unit: string, from = '2024-01-01'): Price {
  return { from, unitRates: { single: micro(unit) }, standingMicroPencePerDay: 0, includesVatBasisPoints: 500 }
}

function tariff(id: string, unit: string, more: Partial<Tariff> = {}): Tariff {
  return {
    id,
    supplier: 'Brightside',
    name: id,
    kind: 'fixed',
    features: [],
    needs: [],
    term: { months: 12 },
    exitFeePencePerFuel: 0,
    availableFrom: '2024-01-01',
    isStandardVariable: false,
    discounts: [],
    isSample: true,
    source: 'test',
    prices: [{ ...price(unit), fuel: 'gas', region: 'C', paymentMethod: 'direct_debit' }],
    ...more,
  }
}

/** 3,650 kWh of gas: ten a day, so that a penny a kWh is £36.50 a year. */
function compare(current: Partial<FuelContract>, catalogue: Tariff[], more: Partial<ComparisonInput> = {}) {
  return compareTariffs({
    figures: shippedFigures,
    on: ON,
    home: { region: 'C', paymentMethod: 'direct_debit', has: [] },
    use: { gas: { use: { single: 3_650_000 }, basis: 'year_on_bill', note: '' } },
    current: { gas: { prices: [price('10')], ...current } },
    catalogue,
    ...more,
  })
}

describe('the ranking', () => {
  it('is by cost, and equal costs keep the order of their ids', () => {
    const { quotes } = compare({}, [tariff('c', '9'), tariff('b', '8'), tariff('a', '9'), tariff('d', '12')])
    expect(quotes.map(({ tariffId }) => tariffId)).toEqual(['b', 'a', 'c', 'd'])
  })

  it('shows what a dearer tariff would cost more', () => {
    const { quotes, current } = compare({}, [tariff('dear', '12')])
    expect(current.pence).toBe(36_500)
    expect(quotes[0]).toMatchObject({ costPence: 43_800, savingPence: -7300 })
  })

  it('does not depend on the order of the catalogue', () => {
    const catalogue = ['9', '8', '9', '12', '8'].map((unit, index) => tariff(`t${index}`, unit))
    expect(compare({}, catalogue.toReversed()).quotes).toEqual(compare({}, catalogue).quotes)
  })

  it('is the same whatever suppliers pay us', () => {
    const catalogue = Array.from({ length: 6 }, (_, index) => tariff(`t${index}`, String(8 + (index % 3))))
    const ranked = compare({}, catalogue).quotes.map(({ tariffId }) => tariffId)
    // Commission is stored elsewhere, by tariff. Even if it is smuggled into the catalogue, the ranking does not
    // change.
    for (let turn = 0; turn < 24; turn++) {
      const commissionPence = catalogue.map((_, index) => ((index * 7 + turn * 5) % 11) * 1000)
      const smuggled = catalogue.map((each, index) => ({ ...each, commissionPence: commissionPence[index] }))
      expect(compare({}, smuggled).quotes.map(({ tariffId }) => tariffId)).toEqual(ranked)
    }
  })

  it('leaves conditional discounts out of the figure and lists them', () => {
    const discounts: Tariff['discounts'] = [
      { name: 'Welcome credit', appliesTo: 'gas', counts: 'listed_only', pencePerYear: 9000 },
      { name: 'Paperless', appliesTo: 'gas', counts: 'every_year', pencePerYear: 500 },
    ]
    const { quotes } = compare({}, [tariff('a', '9', { discounts })])
    expect(quotes[0]).toMatchObject({ costPence: 32_850 - 500, listedDiscounts: ['Welcome credit'] })
  })
})

describe('who may have what', () => {
  it.each([
    ['not on sale yet', { availableFrom: '2025-02-01' }, { reason: 'not_on_sale' }],
    ['no longer on sale', { availableTo: '2024-12-31' }, { reason: 'not_on_sale' }],
    ['for homes with a car', { needs: ['ev'] }, { reason: 'not_for_this_home', missing: ['ev'] }],
    ['priced elsewhere', { prices: [] }, { reason: 'no_price_here' }],
    ['fixed until a day that is over', { term: { until: '2024-12-31' } }, { reason: 'no_price_here' }],
  ] as const)('a tariff %s is left out with the reason', (_, more, exclusion) => {
    const { quotes, excluded } = compare({}, [tariff('a', '9', more as Partial<Tariff>)])
    expect(quotes).toEqual([])
    expect(excluded).toEqual([{ tariffId: 'a', ...exclusion }])
  })

  it('a tariff is for sale on its first and on its last day', () => {
    const { quotes } = compare({}, [tariff('a', '9', { availableFrom: ON }), tariff('b', '9', { availableTo: ON })])
    expect(quotes).toHaveLength(2)
  })

  it('an online account is a condition, not a closed door', () => {
    expect(compare({}, [tariff('a', '9', { needs: ['online_account'] })]).quotes[0]?.conditions).toEqual([
      'online_account',
    ])
  })

  it('new customers are those of other suppliers', () => {
    const catalogue = [tariff('a', '9', { needs: ['new_customer'] })]
    const home = { region: 'C', paymentMethod: 'direct_debit', has: [] } as const
    expect(compare({}, catalogue, { home: { ...home, supplier: 'Other' } }).quotes).toHaveLength(1)
    expect(compare({}, catalogue, { home: { ...home, supplier: 'Brightside' } }).quotes).toHaveLength(0)
  })

  it('the way to pay stays unless the person changes it, and then it is said', () => {
    const prices = (['direct_debit', 'prepayment'] as const).map((paymentMethod, index) => ({
      ...price(index === 0 ? '9' : '8'),
      fuel: 'gas' as const,
      region: 'C' as const,
      paymentMethod,
    }))
    const catalogue = [tariff('a', '9', { prices })]
    expect(compare({}, catalogue).quotes[0]).toMatchObject({ costPence: 32_850, changesPaymentMethod: false })
    expect(compare({}, catalogue, { payBy: 'prepayment' }).quotes[0]).toMatchObject({
      costPence: 29_200,
      paymentMethod: 'prepayment',
      changesPaymentMethod: true,
    })
  })

  it('day and night rates wait until the use at night is known', () => {
    const prices = [
      {
        ...price('0'),
        unitRates: { day: micro('30'), night: micro('10') },
        fuel: 'electricity',
        region: 'C',
        paymentMethod: 'direct_debit',
      },
    ] as const
    const catalogue = [tariff('a', '9', { prices })]
    const current = { electricity: { prices: [price('25')] } }
    const use = (night?: number) => ({
      electricity: {
        use: { single: 1_000_000, ...(night !== undefined && { nightBasisPoints: night }) },
        basis: 'typical' as const,
        note: '',
      },
    })
    expect(compare({}, catalogue, { current, use: use() }).excluded).toEqual([
      { tariffId: 'a', reason: 'night_use_unknown' },
    ])
    expect(compare({}, catalogue, { current, use: use(5000) }).quotes[0]).toMatchObject({
      costPence: 20_000,
      assumptions: ['night_share'],
    })
  })

  it('a tariff for one fuel leaves the other where it is', () => {
    const current = { gas: { prices: [price('10')] }, electricity: { prices: [price('25')] } }
    const one = { basis: 'year_on_bill' as const, note: '' }
    const use = { gas: { use: { single: 1_000_000 }, ...one }, electricity: { use: { single: 1_000_000 }, ...one } }
    const { quotes } = compare({}, [tariff('a', '9')], { current, use })
    expect(quotes[0]).toMatchObject({ fuels: ['gas'], costPence: 9000 + 25_000, savingPence: 1000 })
  })
})

it('a fixed offer shorter than the year rolls to its supplier’s variable rates', () => {
  const variable = tariff('v', '20', { kind: 'variable', isStandardVariable: true })
  delete variable.term
  const { quotes } = compare({}, [tariff('a', '5', { term: { months: 6 } }), variable])
  // 1 January to 30 June is 181 days.
  expect(quotes[0]).toMatchObject({ tariffId: 'a', costPence: 181 * 10 * 5 + 184 * 10 * 20 })
})

it('use that is estimated gives ranges, and use that is metered gives none', () => {
  const use = {
    gas: {
      use: { single: 3_650_000 },
      low: { single: 3_000_000 },
      high: { single: 4_000_000 },
      basis: 'spend' as const,
      note: '',
    },
  }
  const { quotes, currentRange } = compare({}, [tariff('a', '8')], { use })
  expect(currentRange).toEqual({ low: 30_000, high: 40_000 })
  expect(quotes[0]).toMatchObject({ costRange: { low: 24_000, high: 32_000 }, savingRange: { low: 6000, high: 8000 } })
  expect(compare({}, [tariff('a', '8')]).quotes[0]).not.toHaveProperty('costRange')
})

describe('exit fees', () => {
  it('are shown beside the ranked cost, and taken off the saving in sight', () => {
    const { quotes } = compare({ endsOn: '2025-12-31', exitFeePence: 5000 }, [tariff('a', '8')])
    expect(quotes[0]).toMatchObject({
      costPence: 29_200,
      savingPence: 7300,
      exitFees: [{ fuel: 'gas', pence: 5000, askSupplier: false }],
      savingAfterFeesPence: 2300,
    })
  })

  it.each([
    [50, [{ fuel: 'gas', pence: 5000, askSupplier: false }]],
    [49, [{ fuel: 'gas', pence: 0, askSupplier: true }]],
    [42, [{ fuel: 'gas', pence: 0, askSupplier: true }]],
    [41, []],
  ])('with %i days left are %j', (daysLeft, fees) => {
    const endsOn = new Date(Date.UTC(2025, 0, 1 + daysLeft)).toISOString().slice(0, 10)
    expect(compare({ endsOn, exitFeePence: 5000 }, [tariff('a', '8')]).quotes[0]?.exitFees).toEqual(fees)
  })

  it('are due while nobody knows the end', () => {
    expect(compare({ endIsUnknown: true, exitFeePence: 5000 }, [tariff('a', '8')]).quotes[0]?.exitFees).toHaveLength(1)
  })
})

describe('the verdict', () => {
  it('is to switch when a tariff is cheaper now', () => {
    expect(compare({}, [tariff('a', '8')]).verdict).toEqual({
      kind: 'switch',
      reason: 'cheaper_now',
      on: ON,
      tariffId: 'a',
      savingPence: 7300,
      message: 'Switch now. You’d save £73.00 a year.',
      isSure: true,
    })
  })

  it('is to stay when nothing is cheaper, and to look again when the cap moves', () => {
    expect(compare({}, [tariff('a', '12')]).verdict).toMatchObject({
      kind: 'stay',
      reason: 'already_cheapest',
      lookAgainOn: '2025-04-01',
      bestSavingPence: -7300,
    })
  })

  it.each([
    ['2025-01-31', '2025-04-01'],
    ['2025-02-28', '2025-04-01'],
    ['2025-03-31', '2025-04-01'],
    ['2025-04-01', '2025-07-01'],
    ['2025-12-31', '2026-01-01'],
  ])('of %s says to look again when the next quarter begins, on %s', (on, lookAgainOn) => {
    expect(compare({}, [tariff('a', '12')], { on }).verdict).toMatchObject({ kind: 'stay', lookAgainOn })
  })

  it('is to stay when the saving is too small, by the person’s own measure', () => {
    expect(compare({}, [tariff('a', '9.7')]).verdict).toMatchObject({ kind: 'stay', reason: 'saving_too_small' })
    expect(compare({}, [tariff('a', '9.7')], { worthwhilePence: 500 }).verdict).toMatchObject({ kind: 'switch' })
  })

  it('is to stay without offers', () => {
    expect(compare({}, []).verdict).toMatchObject({ kind: 'stay', reason: 'no_offers', bestSavingPence: 0 })
  })

  it('is to stay when the fee eats the saving and the term outlasts the year', () => {
    const { verdict } = compare({ endsOn: '2026-06-30', exitFeePence: 10_000 }, [tariff('a', '8')])
    expect(verdict).toMatchObject({ kind: 'stay', reason: 'exit_fee_too_high', lookAgainOn: '2026-05-12' })
  })

  it('is to wait until leaving is free', () => {
    const current = { endsOn: '2025-03-31', exitFeePence: 7500, thenPrices: [price('12')] }
    const { verdict } = compare(current, [tariff('a', '8')])
    expect(verdict).toMatchObject({ kind: 'wait', reason: 'exit_fee_ends', until: '2025-02-10', tariffId: 'a' })
    expect(verdict.message).toMatch(/^Wait until 10 February 2025\. After that, you can leave without an exit fee\./)
  })

  it('is to wait for the end of rates that beat every offer', () => {
    const current = { prices: [price('5')], endsOn: '2025-06-30', thenPrices: [price('20')] }
    const { verdict } = compare(current, [tariff('a', '8')])
    // From 1 July, 184 days at 8p instead of 20p.
    expect(verdict).toMatchObject({
      kind: 'wait',
      reason: 'current_rates_are_better_until_then',
      until: '2025-07-01',
      savingPence: 184 * 10 * 12,
    })
  })

  it('is to wait for an announced rise, and not before', () => {
    const current = { prices: [price('5'), price('14', '2025-04-01')] }
    expect(compare(current, [tariff('a', '9')]).verdict).toMatchObject({ kind: 'wait', until: '2025-04-01' })
  })

  it('does not wait for pennies', () => {
    const current = { prices: [price('9.9')], endsOn: '2025-02-20', exitFeePence: 100, thenPrices: [price('14')] }
    expect(compare(current, [tariff('a', '9')]).verdict).toMatchObject({ kind: 'switch' })
  })

  it('says when the estimated use could turn it', () => {
    const gas = {
      use: { single: 3_650_000 },
      low: { single: 500_000 },
      high: { single: 5_000_000 },
      basis: 'typical' as const,
      note: '',
    }
    expect(compare({}, [tariff('a', '9')], { use: { gas } }).verdict).toMatchObject({ kind: 'switch', isSure: false })
    const dearToHave = { ...price('8'), standingMicroPencePerDay: micro('10') }
    const offer = tariff('a', '8', {
      prices: [{ ...dearToHave, fuel: 'gas', region: 'C', paymentMethod: 'direct_debit' }],
    })
    expect(compare({}, [offer], { use: { gas } }).verdict.message).toBe(
      'Switch now. You’d save about £37 a year (£27 more to £64 less).',
    )
  })
})
