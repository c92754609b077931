import { expect, it } from 'vitest'
import { addDays, dayNumber, DAYS_OF_YEAR } from '../calendar/iso-day.ts'
import { typicalHalfHours } from '../half-hours/typical-half-hours.ts'
import { sumOf } from '../half-hours/half-hours.ts'
import type { Price } from '../tariff/price.ts'
import { replayedUse } from './metered-use.ts'
import { penceOfDays, rangeAround, spreadOf } from './other-year.ts'

const FROM = '2025-11-18'
const { year } = typicalHalfHours({ fuel: 'electricity', wattHours: 3_000_000 }, FROM)
const use = replayedUse(year)
const VAT = [{ fuel: 'electricity', from: '2000-01-01', basisPoints: 500 }] as const
const sum = (values: ArrayLike<number>) => Array.from(values).reduce((total, each) => total + each, 0)

function priced(unitRates: Price['unitRates'], includesVatBasisPoints: number): Price {
  return { from: '2025-01-01', unitRates, standingMicroPencePerDay: 0, includesVatBasisPoints }
}
const costOf = (price: Price) =>
  penceOfDays('electricity', { prices: [price] }, use, { from: '2026-11-18', days: DAYS_OF_YEAR }, VAT)

it('the cost of each day has its VAT in it, once', () => {
  expect(sum(costOf(priced({ single: 20_000_000 }, 500)))).toBeCloseTo(60_000, 6)
  expect(sum(costOf(priced({ single: 20_000_000 }, 0)))).toBeCloseTo(63_000, 6)
})

it('days follow one another, each at the rates of its hours', () => {
  const bands = [
    { name: 'night', rate: 10_000_000, from: '00:00', to: '06:00' },
    { name: 'peak', rate: 40_000_000, from: '16:00', to: '19:00' },
  ]
  const days = costOf(priced({ rest: 20_000_000, bands }, 500))
  // Counted anew from the half hours of the day, which has 48 of them.
  for (const day of [0, 1, 40, 364]) {
    const first = Array.from({ length: day }, (_, each) => lengthOf(each)).reduce((total, each) => total + each, 0)
    let pence = 0
    for (let slot = 0; slot < 48; slot++) {
      const pencePerKwh = slot < 12 ? 10 : slot >= 32 && slot < 38 ? 40 : 20
      pence += ((year.wattHours[first + slot] ?? 0) * pencePerKwh) / 1000
    }
    expect(days[day]).toBeCloseTo(pence, 6)
  }
})

/** In half hours, of the days from the eighteenth of November 2025. */
function lengthOf(day: number): number {
  return addDays(FROM, day) === '2026-03-29' ? 46 : addDays(FROM, day) === '2026-10-25' ? 50 : 48
}

it('a published price counts for its half hours, and its average for the others of that time', () => {
  const published = Array.from({ length: 48 }, (_, slot) => (slot < 24 ? 10_000_000 : 30_000_000))
  const costs = use.costOfDays({ firstHalfHour: year.from, published })
  const morning = (slots: number) => sum(year.wattHours.slice(0, slots))
  const expected = morning(24) * 10_000_000 + (morning(48) - morning(24)) * 30_000_000
  expect(costs[0]).toBe(expected)
  expect(sum(costs)).toBeGreaterThan(sumOf(year) * 10_000_000)
  expect(sum(costs)).toBeLessThan(sumOf(year) * 30_000_000)
  expect(use.indexOf(dayNumber(FROM) + DAYS_OF_YEAR + 3)).toBe(3)
})

it('a year of equal days varies as a whole only: by a twentieth for electricity, a tenth for gas', () => {
  const equal = new Float64Array(DAYS_OF_YEAR).fill(100)
  expect(spreadOf('electricity', equal)).toBeCloseTo(1825, 6)
  expect(spreadOf('gas', equal)).toBeCloseTo(3650, 6)
  const restless = equal.map((pence, day) => pence + (Math.floor(day / 7) % 2 === 0 ? 50 : -50))
  expect(spreadOf('electricity', restless)).toBeGreaterThan(3000)
  // A summer that differs slowly from the winter is no noise.
  const slow = equal.map((pence, day) => pence + 50 * Math.cos((2 * Math.PI * day) / DAYS_OF_YEAR))
  expect(spreadOf('electricity', slow)).toBeLessThan(2200)
})

it('a range is rounded outwards', () => {
  expect(rangeAround(1000.5, 100.2)).toEqual({ low: 900, high: 1101 })
})
