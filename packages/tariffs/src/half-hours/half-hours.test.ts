import { describe, expect, it } from 'vitest'
import { dayNumber } from '../calendar/iso-day.ts'
import { halfHoursShowing, localOf, startOfDay } from '../calendar/london-half-hour.ts'
import { londonMomentOf } from '../calendar/london-day.ts'
import { CELLS, cellOf } from '../tariff/band-grid.ts'
import { axisOf, useByTimeOf, weekdayOf } from './axis.ts'
import { countOf, emptyDays, ORIGINS, sumOf, yearFrom } from './half-hours.ts'

describe('London’s clocks', () => {
  it('show what they show by the day', () => {
    for (let halfHour = 990_000; halfHour < 1_010_000; halfHour += 13) {
      const minutes = halfHour * 30
      const iso = new Date(minutes * 60_000).toISOString()
      const { day, minutes: ofDay } = londonMomentOf(iso)!
      expect(localOf(halfHour)).toBe(dayNumber(day) * 48 + ofDay / 30)
    }
  })

  it('leave an hour out in spring and repeat one in autumn', () => {
    const at = (day: string, slot: number) => halfHoursShowing(dayNumber(day) * 48 + slot).length
    expect([1, 2, 3, 4].map((slot) => at('2026-03-29', slot))).toEqual([1, 0, 0, 1])
    expect([1, 2, 3, 4].map((slot) => at('2026-10-25', slot))).toEqual([1, 2, 2, 1])
  })

  it.each([
    ['2026-03-28', 48],
    ['2026-03-29', 46],
    ['2026-03-30', 48],
    ['2026-10-24', 48],
    ['2026-10-25', 50],
    ['2026-10-26', 48],
  ])('give %s %i half hours', (day, count) => {
    expect(startOfDay(dayNumber(day) + 1) - startOfDay(dayNumber(day))).toBe(count)
    expect(emptyDays(day, 1).wattHours).toHaveLength(count)
  })
})

describe('a year with both changes of the clocks', () => {
  it.each(['2025-01-01', '2025-11-18', '2026-06-30', '2024-02-29'])('from %s is 365 days exactly', (from) => {
    const { wattHours, from: first } = emptyDays(from, 365)
    expect(wattHours).toHaveLength(365 * 48)
    const { days, dayOf, firstDay } = axisOf(first, wattHours.length)
    expect([days, firstDay]).toEqual([365, dayNumber(from)])
    const lengths = [...Map.groupBy(dayOf, (day) => day).values()].map((each) => each.length)
    expect(lengths.filter((length) => length !== 48).toSorted((a, b) => a - b)).toEqual([46, 50])
  })
})

it('knows the month, weekday and time of each half hour', () => {
  const { from } = emptyDays('2026-10-25', 1)
  // A Sunday in October: 01:00 and 01:30 occur twice.
  const slots = [0, 1, 2, 3, 2, 3, 4, 5]
  expect([...axisOf(from, 8).cells]).toEqual(slots.map((slot) => cellOf(10, 7, slot)))
  expect(weekdayOf(dayNumber('2026-11-18'))).toBe(3)
  const times = useByTimeOf({ from, wattHours: Uint32Array.of(1, 1, 1, 1, 5), origins: new Uint8Array(5) })
  expect([times[cellOf(10, 7, 2)], times.reduce((sum, each) => sum + each, 0), times.length]).toEqual([6, 9, CELLS])
})

it('cuts a year out of what is known, and leaves gaps where nothing is', () => {
  const known = emptyDays('2025-12-01', 60)
  known.wattHours.fill(7)
  known.origins.fill(ORIGINS.metered)
  const year = yearFrom(known, '2025-12-21')
  expect([sumOf(year), countOf(year, 'metered')]).toEqual([7 * 40 * 48, 40 * 48])
  const earlier = yearFrom(known, '2024-12-21')
  expect([countOf(earlier, 'metered'), earlier.origins.at(-1)]).toEqual([20 * 48, ORIGINS.metered])
  expect(countOf(yearFrom(known, '2020-01-01'), 'gap')).toBe(17_520)
})
