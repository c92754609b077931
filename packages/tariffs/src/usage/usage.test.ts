import { describe, expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { addDays } from '../calendar/iso-day.ts'
import { annualCost } from '../cost/annual-cost.ts'
import { yearlyShapes } from '../data/yearly-shape.ts'
import { minus, exact, rounded, times } from '../money/exact.ts'
import { capRatesOn } from '../reference/price-cap.ts'
import { totalWattHours } from './estimated-use.ts'
import { shareOfYear } from './share-of-year.ts'
import { useFromPeriod, useFromYearOnBill } from './use-from-bill.ts'
import { useFromQuestions } from './use-from-questions.ts'
import { useFromSpend } from './use-from-spend.ts'
import { useFromTypical } from './typical-use-of.ts'

const NOW = '2026-11-15'

describe('the shape of a year', () => {
  it.each(['electricity', 'gas'] as const)('of %s adds up to a whole', (fuel) => {
    expect(yearlyShapes[fuel].months.reduce((sum, share) => sum + share, 0)).toBe(10_000)
    for (const strength of [0, 65, 100, 125]) {
      expect(minus(shareOfYear(yearlyShapes[fuel], '2026-01-01', '2026-12-31', strength), exact(1)).top).toBe(0n)
    }
  })

  it('is worth more in January than in July', () => {
    const inPercent = (from: string, to: string) => rounded(times(shareOfYear(yearlyShapes.gas, from, to), exact(100)))
    expect(inPercent('2026-01-01', '2026-01-31')).toBe(15)
    expect(inPercent('2026-07-01', '2026-07-31')).toBe(2)
    expect(inPercent('2025-12-16', '2026-01-15')).toBe(14)
  })
})

describe('use from a bill', () => {
  it('takes a printed year as it is', () => {
    expect(useFromYearOnBill({ single: 2_700_000 })).toEqual({
      use: { single: 2_700_000 },
      basis: 'year_on_bill',
      note: 'Based on the yearly usage on your bill.',
    })
  })

  it('scales about twelve months to 365 days, without a range', () => {
    const year = useFromPeriod({ fuel: 'gas', from: '2025-11-01', to: '2026-11-05', used: { single: 370_000 } })
    expect(year).toMatchObject({ use: { single: 365_000 }, basis: 'year_on_bill' })
    expect(year).not.toHaveProperty('low')
  })

  it.each([
    ['2026-01-01', '2026-01-31', 1455],
    ['2026-07-01', '2026-07-31', 239],
  ])('adjusts %s to %s for the season', (from, to, share) => {
    const year = useFromPeriod({ fuel: 'gas', from, to, used: { single: share * 1000 } })
    expect(year?.use).toEqual({ single: 10_000_000 })
    expect(totalWattHours(year!.low!)).toBeLessThan(9_000_000)
    expect(totalWattHours(year!.high!)).toBeGreaterThan(10_500_000)
    expect(year?.basis).toBe('short_period')
  })

  it('is surer after half a year than after a month', () => {
    const width = (to: string) => {
      const { low, high, use } = useFromPeriod({ fuel: 'gas', from: '2026-01-01', to, used: { single: 5_000_000 } })!
      return (totalWattHours(high!) - totalWattHours(low!)) / totalWattHours(use)
    }
    expect(width('2026-06-30')).toBeLessThan(width('2026-01-31'))
  })

  it('keeps a range in spring, when the season itself tells nothing', () => {
    const { low, high, use } = useFromPeriod({
      fuel: 'electricity',
      from: '2026-04-10',
      to: '2026-05-09',
      used: { single: 200_000 },
    })!
    expect(totalWattHours(low!)).toBeLessThan(totalWattHours(use) * 0.95)
    expect(totalWattHours(high!)).toBeGreaterThan(totalWattHours(use) * 1.05)
  })

  it('adjusts day and night alike', () => {
    const year = useFromPeriod({
      fuel: 'electricity',
      from: '2026-01-01',
      to: '2026-01-31',
      used: { day: 200_000, night: 100_000 },
    })
    expect(year?.use).toEqual({ day: 2_000_000, night: 1_000_000 })
  })

  it.each([13, 381])('says nothing from %i days', (days) => {
    const to = addDays('2026-01-01', days - 1)
    expect(useFromPeriod({ fuel: 'gas', from: '2026-01-01', to, used: { single: 1 } })).toBeUndefined()
  })

  it.each([{ single: -1 }, { day: 500_000, night: -1 }, { single: Number.NaN }])('says nothing from %j', (used) => {
    expect(useFromYearOnBill(used)).toBeUndefined()
    for (const to of ['2026-01-31', '2026-12-31']) {
      expect(useFromPeriod({ fuel: 'electricity', from: '2026-01-01', to, used })).toBeUndefined()
    }
  })
})

describe('use from spend', () => {
  const price = (fuel: 'electricity' | 'gas') =>
    capRatesOn({ figures: shippedFigures, on: '2025-10-01', fuel, paymentMethod: 'direct_debit' })!.price

  it('comes back to the spend that it was worked out from', () => {
    for (const pencePerYear of [90_000, 175_490, 300_000]) {
      const prices = { electricity: price('electricity'), gas: price('gas') }
      const use = useFromSpend({ figures: shippedFigures, pencePerYear, prices, on: '2025-11-15' })!
      const contracts = { electricity: { prices: [prices.electricity] }, gas: { prices: [prices.gas] } }
      const usage = { electricity: use.electricity!.use, gas: use.gas!.use }
      const vat = (['electricity', 'gas'] as const).map((fuel) => ({ fuel, from: '2000-01-01', basisPoints: 500 }))
      expect(
        Math.abs(annualCost({ contracts, usage, from: '2025-11-15', vat }).pence - pencePerYear),
      ).toBeLessThanOrEqual(1)
    }
  })

  it('finds typical use behind the published cap', () => {
    const use = useFromSpend({
      figures: shippedFigures,
      pencePerYear: 175_490,
      prices: { electricity: price('electricity'), gas: price('gas') },
      on: '2025-11-15',
    })!
    expect(totalWattHours(use.electricity!.use) / 2_700_000).toBeCloseTo(1, 3)
    expect(totalWattHours(use.gas!.use) / 11_500_000).toBeCloseTo(1, 3)
    expect(use.gas?.basis).toBe('spend')
  })

  it('of one fuel gives one fuel, with a range', () => {
    const use = useFromSpend({
      figures: shippedFigures,
      pencePerYear: 84_760,
      prices: { gas: price('gas') },
      on: '2025-11-15',
    })!
    expect(use).not.toHaveProperty('electricity')
    const used = totalWattHours(use.gas!.use)
    expect(use.gas!.low).toEqual({ single: Math.round(used * 0.85) })
    expect(use.gas!.high).toEqual({ single: Math.round(used * 1.15) })
  })

  it('says how much is used at night only where night has a price of its own', () => {
    const single = price('electricity')
    const rates = { day: 30_000_000, night: 15_000_000 }
    const use = (electricity: typeof single) =>
      useFromSpend({ figures: shippedFigures, pencePerYear: 90_000, prices: { electricity }, on: NOW })
    expect(use({ ...single, unitRates: rates })?.electricity?.use).toMatchObject({ nightBasisPoints: 4200 })
    expect(use(single)?.electricity?.use).not.toHaveProperty('nightBasisPoints')
  })

  it('that does not cover the standing charges gives nothing', () => {
    expect(
      useFromSpend({ figures: shippedFigures, pencePerYear: 10_000, prices: { gas: price('gas') }, on: NOW }),
    ).toBeUndefined()
    // A pound a day, and not a penny for gas.
    const gas = { ...price('gas'), standingMicroPencePerDay: 100_000_000, includesVatBasisPoints: 500 }
    const on = '2025-11-15'
    expect(useFromSpend({ figures: shippedFigures, pencePerYear: 36_500, prices: { gas }, on })).toBeUndefined()
    expect(useFromSpend({ figures: shippedFigures, pencePerYear: 36_501, prices: { gas }, on })).toBeDefined()
  })
})

describe('typical use', () => {
  it('is the medium of the day, and the range is low to high', () => {
    expect(useFromTypical({ figures: shippedFigures, on: '2025-10-01', fuel: 'gas' })).toMatchObject({
      use: { single: 11_500_000 },
      low: { single: 7_500_000 },
      high: { single: 17_000_000 },
      basis: 'typical',
    })
  })

  it('moves the last known low and high where today’s are unknown', () => {
    expect(useFromTypical({ figures: shippedFigures, on: NOW, fuel: 'electricity' })).toMatchObject({
      use: { single: 2_500_000 },
      low: { single: 1_667_000 },
      high: { single: 3_796_000 },
    })
  })

  it('of an Economy 7 home has 42% at night', () => {
    expect(useFromTypical({ figures: shippedFigures, on: NOW, fuel: 'electricity', meter: 'day_night' })?.use).toEqual({
      single: 3_400_000,
      nightBasisPoints: 4200,
    })
  })
})

describe('use from a few questions', () => {
  const family = { people: 3, bedrooms: 3, heating: 'gas', hasEv: false } as const

  it('is medium for three people in three bedrooms', () => {
    const use = useFromQuestions(family, NOW, shippedFigures)
    expect(use?.electricity?.use).toEqual({ single: 2_500_000 })
    expect(use?.gas?.use).toEqual({ single: 9_500_000 })
    expect(use?.gas?.note).toBe('Estimated for 3 people and 3 bedrooms.')
  })

  it('is less alone in a flat and more with a car or a full house', () => {
    const electricity = (answers: Partial<typeof family> | object) =>
      totalWattHours(useFromQuestions({ ...family, ...answers }, NOW, shippedFigures)!.electricity!.use)
    expect(electricity({ people: 1 })).toBeLessThan(electricity({}))
    expect(electricity({ people: 5 })).toBeGreaterThan(electricity({}))
    expect(electricity({ hasEv: true })).toBe(electricity({}) + 2_000_000)
  })

  it('has no gas where gas does not heat', () => {
    const use = useFromQuestions({ ...family, heating: 'heat_pump' }, NOW, shippedFigures)
    expect(use).not.toHaveProperty('gas')
    expect(use?.electricity?.use).toEqual({ single: 6_000_000 })
    expect(useFromQuestions({ ...family, heating: 'electric_heaters' }, NOW, shippedFigures)?.electricity?.use).toEqual(
      {
        single: 3_400_000,
        nightBasisPoints: 4200,
      },
    )
  })

  it('always comes as a range around the figure', () => {
    for (const people of [1, 2, 3, 4, 7]) {
      const { electricity, gas } = useFromQuestions({ ...family, people, bedrooms: people }, NOW, shippedFigures)!
      for (const { low, use, high } of [electricity!, gas!]) {
        expect(totalWattHours(low!)).toBeLessThan(totalWattHours(use))
        expect(totalWattHours(high!)).toBeGreaterThan(totalWattHours(use))
      }
    }
  })
})
