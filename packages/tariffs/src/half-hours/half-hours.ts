import { dayNumber, DAYS_OF_YEAR, type IsoDay } from '../calendar/iso-day.ts'
import { type HalfHour, startOfDay } from '../calendar/london-half-hour.ts'

/** The origin of a half hour's figure. */
export const ORIGINS = { metered: 0, gap: 1, neighbours: 2, profile: 3 } as const

/** Consecutive half hours from one on: whole watt-hours, and the origin of each (`ORIGINS`). A gap is 0. */
export type HalfHours = { from: HalfHour; wattHours: Uint32Array; origins: Uint8Array }

/** No home can use more in half an hour: three phases of 100 amperes are 35 kWh. */
export const MOST_WATT_HOURS = 50_000

/** The half hours of so many days in London: 46 on the day summer time begins, 50 on the day it ends. */
export function emptyDays(from: IsoDay, days: number): HalfHours {
  const first = startOfDay(dayNumber(from))
  const count = startOfDay(dayNumber(from) + days) - first
  return { from: first, wattHours: new Uint32Array(count), origins: new Uint8Array(count).fill(ORIGINS.gap) }
}

/** The 365 days from a day on, taken from the known half hours; unknown ones are gaps. */
export function yearFrom(known: HalfHours, from: IsoDay): HalfHours {
  const year = emptyDays(from, DAYS_OF_YEAR)
  const shift = known.from - year.from
  const start = Math.max(0, -shift)
  const end = Math.min(known.wattHours.length, year.wattHours.length - shift)
  if (end > start) {
    year.wattHours.set(known.wattHours.subarray(start, end), start + shift)
    year.origins.set(known.origins.subarray(start, end), start + shift)
  }
  return year
}

export function sumOf({ wattHours }: HalfHours): number {
  return wattHours.reduce((sum, each) => sum + each, 0)
}

/** How many half hours have an origin. */
export function countOf({ origins }: HalfHours, origin: keyof typeof ORIGINS): number {
  return origins.reduce((count, each) => count + (each === ORIGINS[origin] ? 1 : 0), 0)
}
