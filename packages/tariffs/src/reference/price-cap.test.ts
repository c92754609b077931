import { describe, expect, it } from 'vitest'
import { shippedFigures } from './known-figures.ts'
import { annualCost } from '../cost/annual-cost.ts'
import { averageCaps } from '../data/average-caps.ts'
import { regionalCaps } from '../data/regional-caps.ts'
import { vatRates } from '../data/vat-rates.ts'
import { MICRO } from '../money/micro-pence.ts'
import { REGION_LETTERS, type RegionLetter } from '../place/region.ts'
import type { PaymentMethod } from '../tariff/fuel.ts'
import { capRatesOn } from './price-cap.ts'
import { typicalUseOn } from './typical-use.ts'
import { vatFrozenOn, vatOn } from './vat.ts'

/** A year on the cap of a day, at the VAT of that day: how Ofgem's yearly figures are calculated. */
function yearOnCap(
  on: string,
  use = typicalUseOn(on, shippedFigures)!.medium,
  region?: RegionLetter,
  paymentMethod: PaymentMethod = 'direct_debit',
) {
  const contract = (fuel: 'electricity' | 'gas') => {
    const cap = capRatesOn({ figures: shippedFigures, on, fuel, region, paymentMethod })
    if (!cap) throw new Error(`No cap for ${fuel} on ${on}`)
    return { prices: [cap.price] }
  }
  const contracts = { electricity: contract('electricity'), gas: contract('gas') }
  const usage = { electricity: { single: use.electricity * 1000 }, gas: { single: use.gas * 1000 } }
  return annualCost({ contracts, usage, from: on, vat: vatFrozenOn(vatRates, on) }).pence / 100
}

const OLD_USE = { electricity: 2700, gas: 11_500 }

describe('the published yearly figures', () => {
  // Published rates are rounded to 0.01p, so a year can be off by half of that on every kWh and day; published figures
  // are rounded to the pound. Both together reach at most £1.25.
  it.each([
    ['2025-07-01', 1720, 1719.0],
    ['2025-10-01', 1755, 1754.9],
    ['2026-01-01', 1758, 1757.5],
    ['2026-04-01', 1641, 1641.2],
    ['2026-07-01', 1663, 1663.8],
    ['2026-10-01', 1723, 1723.6],
  ])('from %s: £%i', (on, published, fromRates) => {
    const pounds = yearOnCap(on)
    expect(Math.abs(pounds - published)).toBeLessThanOrEqual(1)
    expect(Math.abs(pounds - fromRates)).toBeLessThanOrEqual(0.1)
    const { electricity, gas } = typicalUseOn(on, shippedFigures)!.medium
    const farthest = (0.005 * (electricity + gas + 2 * 365)) / 100
    expect(pounds - farthest).toBeLessThan(published + 0.5)
    expect(pounds + farthest).toBeGreaterThan(published - 0.5)
    expect(averageCaps.find((cap) => cap.from === on && cap.paymentMethod === 'direct_debit')?.pounds).toBe(published)
  })

  it('from July 2026 was £1,862 on the use that was typical before', () => {
    const pounds = yearOnCap('2026-07-01', { ...OLD_USE, source: '', confidence: 'own' })
    expect(Math.abs(pounds - 1862)).toBeLessThanOrEqual(1)
  })

  it('of October 2025 is about £1,576 on the use that is typical now', () => {
    expect(Math.round(yearOnCap('2025-10-01', typicalUseOn('2026-10-01', shippedFigures)!.medium))).toBe(1576)
  })

  it.each([
    ['2025-07-01', 'standard_credit', 1856],
    ['2025-07-01', 'prepayment', 1672],
    ['2025-10-01', 'prepayment', 1707],
  ] as const)('from %s by %s: £%i', (on, paymentMethod, pounds) => {
    expect(Math.round(yearOnCap(on, typicalUseOn(on, shippedFigures)!.medium, undefined, paymentMethod))).toBe(pounds)
  })
})

/** Pounds a year as published for each region, in the order of the letters. */
const REGIONAL_POUNDS: Record<string, readonly number[]> = {
  '2025-10-01': [1731, 1699, 1720, 1853, 1724, 1753, 1762, 1731, 1734, 1781, 1792, 1742, 1747, 1796],
  '2026-01-01': [1734, 1702, 1724, 1857, 1727, 1755, 1765, 1734, 1737, 1785, 1795, 1745, 1750, 1798],
  '2026-04-01': [1628, 1584, 1624, 1728, 1623, 1639, 1597, 1643, 1652, 1662, 1668, 1639, 1649, 1642],
  '2026-07-01': [1651, 1611, 1642, 1749, 1648, 1663, 1621, 1661, 1672, 1681, 1686, 1664, 1674, 1664],
}

describe('the regions', () => {
  it.each(Object.keys(REGIONAL_POUNDS))('cost what is published from %s, to the pound', (on) => {
    const use = typicalUseOn(on, shippedFigures)!.medium
    expect(REGION_LETTERS.map((letter) => Math.round(yearOnCap(on, use, letter)))).toEqual(REGIONAL_POUNDS[on])
  })

  it.each(regionalCaps.map(({ from }) => from))('average to the published rates from %s', (on) => {
    for (const fuel of ['electricity', 'gas'] as const) {
      const prices = REGION_LETTERS.map(
        (region) => capRatesOn({ figures: shippedFigures, on, fuel, region, paymentMethod: 'direct_debit' })!.price,
      )
      const average = capRatesOn({ figures: shippedFigures, on, fuel, paymentMethod: 'direct_debit' })!.price
      const mean = (of: (price: (typeof prices)[number]) => number) =>
        prices.reduce((sum, price) => sum + of(price), 0) / prices.length / MICRO
      const unit = (price: (typeof prices)[number]) => ('single' in price.unitRates ? price.unitRates.single : NaN)
      expect(Math.abs(mean(unit) - unit(average) / MICRO)).toBeLessThan(0.011)
      const standing = ({ standingMicroPencePerDay }: (typeof prices)[number]) => standingMicroPencePerDay
      expect(Math.abs(mean(standing) - standing(average) / MICRO)).toBeLessThan(0.011)
    }
  })
})

describe('what is not known', () => {
  it.each([
    ['the regions from October 2026', { on: '2026-11-15', region: 'A', paymentMethod: 'direct_debit' }],
    ['January 2027', { on: '2027-01-01', paymentMethod: 'direct_debit' }],
    ['standard credit from October 2025', { on: '2025-10-01', paymentMethod: 'standard_credit' }],
    ['prepayment by region', { on: '2025-10-01', region: 'A', paymentMethod: 'prepayment' }],
    ['Economy 7 after 2024', { on: '2025-10-01', paymentMethod: 'direct_debit', meter: 'day_night' }],
  ] as const)('%s is absent', (_, query) => {
    expect(capRatesOn({ figures: shippedFigures, fuel: 'electricity', ...query })).toBeUndefined()
  })

  it('low and high use from July 2026 is absent', () => {
    expect(typicalUseOn('2026-07-01', shippedFigures)).toMatchObject({ medium: { electricity: 2500, gas: 9500 } })
    expect(typicalUseOn('2026-07-01', shippedFigures)).not.toHaveProperty('low')
    expect(typicalUseOn('2019-01-01', shippedFigures)).toBeUndefined()
  })
})

it('does not call the day and night use of 2020 confirmed', () => {
  expect(typicalUseOn('2022-01-01', shippedFigures)!.medium).toMatchObject({
    electricityDayNight: 4200,
    dayNightConfidence: 'own',
  })
})

it('knows the Economy 7 average of 2024', () => {
  const cap = capRatesOn({
    figures: shippedFigures,
    on: '2024-11-01',
    fuel: 'electricity',
    paymentMethod: 'direct_debit',
    meter: 'day_night',
  })
  expect(cap?.price).toMatchObject({ unitRates: { single: 23_280_000 }, standingMicroPencePerDay: 61_110_000 })
})

it.each([
  ['electricity', '2026-09-30', 500],
  ['electricity', '2026-10-01', 0],
  ['electricity', '2027-03-31', 0],
  ['electricity', '2027-04-01', 500],
  ['gas', '2026-12-25', 500],
] as const)('charges VAT on %s on %s at %i basis points', (fuel, day, basisPoints) => {
  expect(vatOn(vatRates, fuel, day)).toBe(basisPoints)
})

it('gives every figure a source', () => {
  const figures = [...averageCaps, ...regionalCaps, ...vatRates]
  expect(figures.filter(({ source, confidence }) => source.length < 5 || !confidence)).toEqual([])
})
