import { describe, expect, it } from 'vitest'
import { useByBand } from '../cost/use-by-band.ts'
import { dayNumber } from '../calendar/iso-day.ts'
import { CELLS, cellOf, gridOf } from './band-grid.ts'
import { calendarOf, dependsOnTime, type RateBand, rateCalendar } from './rate-calendar.ts'

const band = (name: string, more: Partial<RateBand> = {}): RateBand => ({ name, rate: 7_000_000, ...more })

describe('the bands of a calendar', () => {
  it('cross midnight, and what comes after it belongs to the next day', () => {
    const grid = gridOf({ rest: 0, bands: [band('night', { days: [5], from: '23:30', to: '05:30' })] })
    expect([grid[cellOf(1, 5, 47)], grid[cellOf(1, 5, 0)], grid[cellOf(1, 5, 10)]]).toEqual([1, 1, 1])
    expect([grid[cellOf(1, 5, 11)], grid[cellOf(1, 5, 46)], grid[cellOf(1, 6, 0)]]).toEqual([0, 0, 0])
  })

  it('are for every day, month and hour where nothing else is said', () => {
    const [rest, always] = useByBand(new Float64Array(CELLS).fill(1), gridOf({ rest: 0, bands: [band('all')] }), 1)
    expect([rest, always]).toEqual([0, CELLS])
    const [, winter] = useByBand(
      new Float64Array(CELLS).fill(1),
      gridOf({
        rest: 0,
        bands: [band('winter peak', { months: [1, 12, 12], days: [1, 2], from: '16:00', to: '19:00' })],
      }),
      1,
    )
    expect(winter).toBe(2 * 2 * 6)
  })

  it.each([
    [
      [
        band('Night', { from: '00:00', to: '05:00' }),
        band('Early', { months: [3], days: [2], from: '04:30', to: '06:00' }),
      ],
      'The bands “Night” and “Early” overlap: both include 04:30 on Tuesdays in March.',
    ],
    [[band('Night', { from: '00:15' })], 'The band “Night” needs times on the hour or half hour, like 00:30.'],
    [[band('Night', { from: '25:00' })], 'The band “Night” needs times on the hour or half hour, like 00:30.'],
    [[band('Night', { days: [0] })], 'The band “Night” has a day of the week that doesn’t exist: 0.'],
    [[band('Night', { months: [13] })], 'The band “Night” has a month that doesn’t exist: 13.'],
    [[band('Night', { days: [] })], 'The band “Night” has an empty list where a day of the week should be.'],
    [Array.from({ length: 64 }, (_, index) => band(`${index}`)), 'A price can’t have more than 63 bands.'],
  ])('are refused when they make no sense', (bands, message) => {
    expect(() => rateCalendar(20_000_000, bands)).toThrow(new RangeError(message))
  })

  it('may end at midnight, said in two ways', () => {
    const [one, other] = ['00:00', '24:00'].map((to) =>
      gridOf({ rest: 0, bands: [band('late', { from: '22:00', to })] }),
    )
    expect(one).toEqual(other)
    expect(one?.reduce((sum, each) => sum + each, 0)).toBe(4 * 7 * 12)
  })
})

describe('calendarOf', () => {
  it('makes one rate the rest, and the night a band of seven hours', () => {
    expect(calendarOf({ single: 5 })).toEqual({ rest: 5, bands: [] })
    const night = calendarOf({ day: 9, night: 4 })
    expect(night).toEqual({ rest: 9, bands: [{ name: 'night', rate: 4, from: '00:30', to: '07:30' }] })
    expect(gridOf(night).reduce((sum, each) => sum + each, 0)).toBe(14 * 7 * 12)
    expect([{ single: 5 }, { day: 9, night: 4 }, { rest: 1, bands: [] }, night].map(dependsOnTime)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('averages what was published at each time of London’s day', () => {
    // The first half hour after midnight of a summer day: 23:00 of the day before, universal time.
    const firstHalfHour = dayNumber('2026-07-01') * 48 - 2
    const published = Array.from({ length: 96 }, (_, index) => (index < 48 ? index * 10 : index * 10 + 20))
    const { rest, bands } = calendarOf({ firstHalfHour, published })
    expect(bands).toHaveLength(48)
    expect(bands[0]).toEqual({ name: '00:00', rate: 250, from: '00:00', to: '00:30' })
    expect(bands[47]?.rate).toBe((470 + 950 + 20) / 2)
    expect(rest).toBe(485)
    expect(calendarOf({ firstHalfHour, published: [7] }).bands.map(({ rate }) => rate)).toEqual(Array(48).fill(7))
    expect(() => calendarOf({ firstHalfHour, published: [] })).toThrow('can’t be empty')
  })
})
