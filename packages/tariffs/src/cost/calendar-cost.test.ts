import { describe, expect, it } from 'vitest'
import { chanceFrom } from '../../test/chance.ts'
import { randomCalendar, randomTimes } from '../../test/random-calendars.ts'
import { dayNumber } from '../calendar/iso-day.ts'
import { vatRates } from '../data/vat-rates.ts'
import { CELLS, cellOf } from '../tariff/band-grid.ts'
import type { AnyRates, FuelUsage } from '../tariff/price.ts'
import type { RateBand } from '../tariff/rate-calendar.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'
import { costOfFuel } from './cost-of-fuel.ts'
import { quickContract, quickPence, quickUse, vatSums } from './quick-cost.ts'
import { sayCostLine } from './cost-line.ts'

const ON = '2026-11-18'

function contractOf(unitRates: AnyRates): FuelContract {
  return {
    prices: [{ from: '2026-01-01', unitRates, standingMicroPencePerDay: 47_123_456, includesVatBasisPoints: 500 }],
  }
}

function cost(unitRates: AnyRates, usage: FuelUsage) {
  const window = { from: ON, days: 365 }
  return costOfFuel({ fuel: 'electricity', contract: contractOf(unitRates), usage, window, vat: vatRates })
}

/** All at four in the afternoon on Mondays in May, and as much on Sundays. */
function twoCells(): Float64Array {
  const times = new Float64Array(CELLS)
  times[cellOf(5, 1, 32)] = 3
  times[cellOf(5, 7, 32)] = 1
  return times
}

describe('a price by time', () => {
  it('is charged by what falls into each band', () => {
    const rates = {
      rest: 10_000_000,
      bands: [{ name: 'Peak', rate: 40_000_000, from: '16:00', to: '19:00', days: [1] }],
    }
    const { lines } = cost(rates, { single: 4_000_000, times: twoCells() })
    const units = lines.flatMap((line) => (line.kind === 'unit' ? [[line.band, line.wattHours]] : []))
    // Twice, because VAT returns in April.
    expect(units).toEqual([
      ['all other times', 367_123],
      ['Peak', 1_101_370],
      ['all other times', 632_877],
      ['Peak', 1_898_630],
    ])
    expect(sayCostLine(lines[1]!)).toBe(
      '18 November 2026 to 31 March 2027, no VAT: 1,101.37 kWh (Peak) x 38.095p = £419.57',
    )
  })

  it('by the hours of a typical home says so, and with times of its own it does not', () => {
    const rates = { rest: 30_000_000, bands: [{ name: 'Night', rate: 8_000_000, from: '00:30', to: '05:30' }] }
    expect(cost(rates, { single: 3_000_000 }).assumptions).toContain('times_typical')
    expect(cost(rates, { single: 3_000_000, times: twoCells() }).assumptions).not.toContain('times_typical')
    expect(cost({ single: 1 }, { single: 3_000_000 }).assumptions).not.toContain('times_typical')
  })

  it('of the seven hours costs what day and night cost, to the night share', () => {
    const rates = { rest: 30_000_000, bands: [{ name: 'Night', rate: 8_000_000, from: '00:30', to: '07:30' }] }
    const usage = { single: 3_000_000, nightBasisPoints: 3700 }
    const [byBands, byRegisters] = [cost(rates, usage).pence, cost({ day: 30_000_000, night: 8_000_000 }, usage).pence]
    // The shape is stored as integers, so its share is off by less than a billionth.
    expect(Math.abs(byBands - byRegisters)).toBeLessThanOrEqual(1)
  })

  it('for each half hour is one line at its average', () => {
    const published = Array.from({ length: 96 }, (_, index) => (index % 48 === 32 ? 50_000_000 : 10_000_000))
    const { lines, assumptions } = cost(
      { firstHalfHour: dayNumber('2026-01-01') * 48, published },
      { single: 4_000_000, times: twoCells() },
    )
    expect(lines[0]).toMatchObject({ band: 'half-hourly prices on average', rateMicroPence: 47_619_048 })
    expect(assumptions).toContain('published_prices')
  })
})

describe('whatever the calendar', () => {
  const cases = Array.from({ length: 200 }, (_, seed) => {
    const chance = chanceFrom(seed + 1)
    const calendar = randomCalendar(chance)
    const usage: FuelUsage = { single: chance.whole(0, 9_000_000), times: randomTimes(chance) }
    return { chance, calendar, usage }
  })

  it('the order of bands does not matter', () => {
    for (const { calendar, usage } of cases) {
      const turned = { ...calendar, bands: calendar.bands.toReversed() }
      expect(cost(turned, usage).pence).toBe(cost(calendar, usage).pence)
    }
  })

  it('a band that is split in two costs the same', () => {
    for (const { calendar, usage } of cases) {
      const split = { ...calendar, bands: calendar.bands.flatMap(inTwo) }
      expect(split.bands.length).toBeGreaterThan(calendar.bands.length)
      expect(cost(split, usage).pence).toBe(cost(calendar, usage).pence)
    }
  })

  it('no use costs the standing charges', () => {
    const standing = cost({ single: 0 }, { single: 1 }).pence
    for (const { calendar, usage } of cases) expect(cost(calendar, { ...usage, single: 0 }).pence).toBe(standing)
  })

  it('the quick sum is the penny of the exact one, or leaves it to it', () => {
    const start = dayNumber(ON)
    const sums = vatSums(vatRates, 'electricity', ON)
    let left = 0
    const wrong: [number, number][] = []
    for (const { calendar, usage } of cases) {
      const quick = quickPence(quickContract(contractOf(calendar)), quickUse(usage), start, start + 365, Infinity, sums)
      const { pence } = cost(calendar, usage)
      if (Number.isNaN(quick)) left++
      else if (quick !== pence) wrong.push([quick, pence])
    }
    expect(wrong).toEqual([])
    expect(left).toBeLessThan(5)
  })
})

/** By its months, so that it is the same half hours. */
function inTwo(band: RateBand): RateBand[] {
  const months = band.months ?? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  return [
    { ...band, months: months.slice(0, 1) },
    { ...band, name: `${band.name} again`, months: months.slice(1) },
  ].filter((each) => each.months.length > 0)
}
