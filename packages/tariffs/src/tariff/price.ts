import type { IsoDay } from '../calendar/iso-day.ts'
import type { MicroPence } from '../money/micro-pence.ts'
import { type BasisPoints, type WattHours, WHOLE } from './fuel.ts'

/** One rate at all hours, or one by day and one by night (Economy 7, and cheap hours for cars). Per kWh. */
export type UnitRates = { single: MicroPence } | { day: MicroPence; night: MicroPence }

/** What a supplier charges from a day on, until its next price. */
export type Price = {
  from: IsoDay
  unitRates: UnitRates
  standingMicroPencePerDay: MicroPence
  /** The VAT that is already inside the figures; 0 when they are without VAT. It is taken out and the day's VAT put in. */
  includesVatBasisPoints: BasisPoints
}

/** A year's use of one fuel, by register. `nightBasisPoints` says how much of a single figure falls at night, if known. */
export type FuelUsage = { single: WattHours; nightBasisPoints?: BasisPoints } | { day: WattHours; night: WattHours }

/** Whether the registers hold what a home can use: whole watt-hours, none below zero. */
export function isPossibleUse(usage: FuelUsage): boolean {
  const isCount = (each: number) => Number.isSafeInteger(each) && each >= 0
  if ('day' in usage) return isCount(usage.day) && isCount(usage.night)
  const { single, nightBasisPoints = 0 } = usage
  return isCount(single) && isCount(nightBasisPoints) && nightBasisPoints <= WHOLE
}

/** A year's use of a home; a fuel that it does not use is absent. */
export type AnnualUsage = { electricity?: FuelUsage; gas?: FuelUsage }

export type Register = 'single' | 'day' | 'night'
