import type { IsoDay } from '../calendar/iso-day.ts'
import type { MicroPence } from '../money/micro-pence.ts'
import { type BasisPoints, type WattHours, WHOLE } from './fuel.ts'
import type { PublishedRates } from './published-rates.ts'
import type { RateCalendar } from './rate-calendar.ts'

/** One rate at all hours, or one by day and one by night whose hours are the meter's. Per kWh. */
export type UnitRates = { single: MicroPence } | { day: MicroPence; night: MicroPence }

/** All ways to charge for units. `calendarOf` turns each of them into a calendar. */
export type AnyRates = UnitRates | RateCalendar | PublishedRates

/** A supplier's price from a day on, until its next price. */
export type Price = {
  from: IsoDay
  unitRates: AnyRates
  standingMicroPencePerDay: MicroPence
  /** The VAT already included in the figures; 0 if they are without VAT. It is replaced with the day's VAT. */
  includesVatBasisPoints: BasisPoints
}

/** The properties of a home that shape its day, if its times are those of a typical one. */
export type TypicalHome = { hasEv?: boolean; heating?: 'gas' | 'electric_heaters' | 'heat_pump' | 'other' }

/**
 * A year's use of one fuel, by register. `nightBasisPoints` says how much of a single figure falls at night, and `times`
 * when in the week and the year it falls (see `UseByTime`), if known; else it's as in a home like `typical`.
 */
export type FuelUsage =
  | { single: WattHours; nightBasisPoints?: BasisPoints; times?: UseByTime; typical?: TypicalHome }
  | { day: WattHours; night: WattHours }

/** The usage in each cell of a `BandGrid`. Only their ratios matter, not their total. */
export type UseByTime = ArrayLike<number>

/** Whether the register values are valid: whole watt-hours, none negative. */
export function isPossibleUse(usage: FuelUsage): boolean {
  const isCount = (each: number) => Number.isSafeInteger(each) && each >= 0
  if ('day' in usage) return isCount(usage.day) && isCount(usage.night)
  const { single, nightBasisPoints = 0 } = usage
  return isCount(single) && isCount(nightBasisPoints) && nightBasisPoints <= WHOLE
}

/** A year's use of a home; a fuel that it does not use is absent. */
export type AnnualUsage = { electricity?: FuelUsage; gas?: FuelUsage }

export type Register = 'single' | 'day' | 'night'
