import { describe, expect, it } from 'vitest'
import { dayNumber } from '../calendar/iso-day.ts'
import { localOf } from '../calendar/london-half-hour.ts'
import { cellOf } from '../tariff/band-grid.ts'
import { useByTimeOf } from './axis.ts'
import { fillGaps } from './fill-gaps.ts'
import { emptyDays, type HalfHours, ORIGINS, sumOf } from './half-hours.ts'
import { typicalHalfHours } from './typical-half-hours.ts'
import { type HomeProfile, timesOf, typicalTimes } from './typical-times.ts'

const FLAT = new Float64Array(12 * 7 * 48).fill(1)

/** A year whose half hours say their local time: 1000 and the half hour of the week. */
function weekly(): HalfHours {
  const year = emptyDays('2025-11-18', 365)
  year.wattHours.forEach((_, index) => (year.wattHours[index] = 1000 + (localOf(year.from + index) % 336)))
  year.origins.fill(ORIGINS.metered)
  return year
}

function withGap({ from, wattHours, origins }: HalfHours, start: number, count: number): HalfHours {
  return {
    from,
    wattHours: wattHours.slice().fill(0, start, start + count),
    origins: origins.slice().fill(1, start, start + count),
  }
}

describe('gaps', () => {
  it('are filled from the same half hour of the weeks around them, across a change of the clocks', () => {
    const whole = weekly()
    // From the day before summer time begins to the day after.
    const start = (dayNumber('2026-03-28') - dayNumber('2025-11-18')) * 48
    const filled = fillGaps(withGap(whole, start, 48 + 46 + 48), FLAT)!
    expect(filled.year.wattHours).toEqual(whole.wattHours)
    expect(filled).toMatchObject({ neighbours: 142, profile: 0 })
    expect(filled.year.origins.lastIndexOf(ORIGINS.neighbours)).toBe(start + 141)
    expect(filled.year.origins[start]).toBe(ORIGINS.neighbours)
  })

  it('are the average of the nearest weeks that were metered', () => {
    const year = withGap(weekly(), 5000, 1)
    year.wattHours[5000 - 336] = 100
    year.wattHours[5000 + 336] = 301
    expect(fillGaps(year, FLAT)?.year.wattHours[5000]).toBe(201)
    const twoWeeks = withGap(withGap(year, 5000 - 336, 1), 5000 + 336, 1)
    twoWeeks.wattHours[5000 - 672] = 50
    twoWeeks.wattHours[5000 + 672] = 60
    expect(fillGaps(twoWeeks, FLAT)?.year.wattHours[5000]).toBe(55)
  })

  it('that are long are filled with the profile at the level of the home', () => {
    const year = withGap(weekly(), 0, 10_000)
    year.wattHours.fill(400, 10_000)
    const filled = fillGaps(year, FLAT)!
    // Four weeks next to metered ones are filled from those.
    expect(filled).toMatchObject({ neighbours: 4 * 336, profile: 10_000 - 4 * 336 })
    expect(filled.year.origins.lastIndexOf(ORIGINS.profile)).toBe(8655)
    expect(Math.abs((filled.year.wattHours[0] ?? 0) - 400)).toBeLessThanOrEqual(90)
  })

  it('are not filled where hardly anything was metered', () => {
    const year = weekly()
    expect(fillGaps(withGap(year, 0, 17_520 - 14 * 48), FLAT)).toBeDefined()
    expect(fillGaps(withGap(year, 0, 17_520 - 14 * 48 + 1), FLAT)).toBeUndefined()
  })
})

const always = () => true

describe('a typical year', () => {
  const shareAt = (
    profile: Partial<HomeProfile>,
    slots: (slot: number) => boolean,
    months: (month: number) => boolean = always,
  ) => {
    const { year } = typicalHalfHours({ fuel: 'electricity', wattHours: 4_000_000, ...profile }, '2025-11-18')
    const times = useByTimeOf(year)
    let sum = 0
    times.forEach((each, cell) => {
      if (slots(cell % 48) && months(Math.floor(cell / 336) + 1)) sum += each
    })
    return sum / sumOf(year)
  }
  const night = (slot: number) => slot >= 1 && slot < 15

  it.each([0, 1, 2_500_000, 3_333_333, 24_000_001])('adds up to %i', (wattHours) => {
    const { year, assumed } = typicalHalfHours({ fuel: 'electricity', wattHours }, '2025-11-18')
    expect(sumOf(year)).toBe(wattHours)
    expect(new Set(year.origins)).toEqual(new Set([ORIGINS.profile]))
    expect(assumed).toMatchObject([{ confidence: 'own' }])
  })

  it('has the night share that is known', () => {
    for (const nightBasisPoints of [0, 1500, 4200, 10_000])
      expect(shareAt({ nightBasisPoints }, night)).toBeCloseTo(nightBasisPoints / 10_000, 2)
  })

  it('leans to the night with a car or storage heaters, and to the winter with a heat pump', () => {
    const plain = shareAt({}, night)
    expect(plain).toBeGreaterThan(0.12)
    expect(plain).toBeLessThan(0.25)
    expect(shareAt({ hasEv: true }, night)).toBeGreaterThan(plain + 0.2)
    expect(shareAt({ heating: 'electric_heaters' }, night)).toBeGreaterThan(plain + 0.2)
    const winter = (month: number) => month < 3 || month > 11
    expect(shareAt({ heating: 'heat_pump' }, always, winter)).toBeGreaterThan(shareAt({}, always, winter) + 0.05)
    expect(shareAt({ fuel: 'gas' }, always, winter)).toBeGreaterThan(0.35)
    // Most of a small home's usage may be its car, but never all of it.
    expect(shareAt({ hasEv: true, wattHours: 1000 }, (slot) => slot === 24)).toBeGreaterThan(0)
    const { times } = typicalTimes({ fuel: 'electricity', wattHours: 2_000_000, hasEv: true, heating: 'heat_pump' })
    expect(Math.min(...Array.from(times))).toBeGreaterThan(0)
  })

  it('stands in for times that nobody knows', () => {
    expect(timesOf({ single: 5 })).toEqual(typicalTimes({ fuel: 'electricity', wattHours: 1 }).times)
    expect(timesOf({ single: 5, times: FLAT })).toBe(FLAT)
    expect(timesOf({ day: 3, night: 1 })).toEqual(timesOf({ single: 9, nightBasisPoints: 2500 }))
    expect(timesOf({ day: 0, night: 0 })).toEqual(timesOf({ single: 5 }))
    expect(timesOf({ single: 5 })[cellOf(1, 1, 36)]).toBeGreaterThan(timesOf({ single: 5 })[cellOf(1, 1, 6)] ?? 0)
  })
})
