import type { MicroPence } from '../money/micro-pence.ts'
import { gridOf } from './band-grid.ts'
import type { AnyRates } from './price.ts'
import { averageCalendar } from './published-rates.ts'

/** A time of London's clocks on a half-hour mark: `00:30`. */
export type ClockTime = string

/**
 * A rate for some hours of some days. An omitted field means every day, every month, the whole day. A band may cross
 * midnight; the part after it belongs to the next day, so that a half hour always counts by its own day.
 */
export type RateBand = {
  name: string
  /** Per kWh. */
  rate: MicroPence
  /** Monday is 1, Sunday 7. */
  days?: readonly number[] | undefined
  /** January is 1. */
  months?: readonly number[] | undefined
  from?: ClockTime | undefined
  to?: ClockTime | undefined
}

/**
 * Rates by time: those of the bands, and one for the rest. No two bands share a half hour, so their order does not
 * matter.
 */
export type RateCalendar = {
  rest: MicroPence
  bands: readonly RateBand[]
  /** If a bill gave registers without hours: its name for the rest. The hours of the bands are assumed then. */
  ofRegisters?: 'day'
}

/** Seven hours, as Economy 7 says. Which seven depends on the meter; these are the most common. */
export const NIGHT = { from: '00:30', to: '07:30' } as const

/** A calendar whose bands have been checked. */
export function rateCalendar(rest: MicroPence, bands: readonly RateBand[]): RateCalendar {
  const calendar = { rest, bands }
  gridOf(calendar)
  return calendar
}

/** Any rates as a calendar: published prices by their average at each time of the day, day and night by the usual hours. */
export function calendarOf(rates: AnyRates): RateCalendar {
  if ('single' in rates) return { rest: rates.single, bands: [] }
  if ('day' in rates) return { rest: rates.day, bands: [{ name: 'night', rate: rates.night, ...NIGHT }] }
  return 'published' in rates ? averageCalendar(rates) : rates
}

/** Whether the rate depends on when something is used. */
export function dependsOnTime(rates: AnyRates): boolean {
  return !('single' in rates || ('bands' in rates && rates.bands.length === 0))
}
