import { dayNumber, DAYS_OF_YEAR } from '../calendar/iso-day.ts'
import type { PenceRange } from '../compare/year-as-now.ts'
import { splitWindow, type Window } from '../cost/split-window.ts'
import { MICRO } from '../money/micro-pence.ts'
import type { VatTable } from '../reference/vat.ts'
import type { Sourced } from '../reference/sourced.ts'
import { type BasisPoints, type Fuel, WHOLE } from '../tariff/fuel.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'
import type { ReplayedUse } from './metered-use.ts'

/** Variation of a whole year that can't be seen in one: its weather, and the habits of a home. */
export const WHOLE_YEAR_SPREAD: Readonly<Record<Fuel, { basisPoints: BasisPoints } & Sourced>> = {
  electricity: { basisPoints: 500, source: 'Our own assumption (not checked)', confidence: 'own' },
  gas: { basisPoints: 1000, source: 'Our own assumption: a cold or a mild winter (not checked)', confidence: 'own' },
}

const WEEKS = 52
const NEAR_WEEKS = 2
/** Nine in ten values of a normal distribution are no more than this many standard deviations from the mean. */
const NINE_IN_TEN = 1.645
const WATT_HOURS_PER_KWH = 1000

/** The unit cost of each day of a window, in pence with VAT: precise enough for a range. */
export function penceOfDays(
  fuel: Fuel,
  contract: FuelContract,
  use: ReplayedUse,
  window: Window,
  vat: VatTable,
): Float64Array {
  const pence = new Float64Array(DAYS_OF_YEAR)
  const first = dayNumber(window.from)
  for (const { from, days, price, vatBasisPoints } of splitWindow(fuel, contract, window, vat)) {
    const costs = use.costOfDays(price.unitRates)
    const perCost = (WHOLE + vatBasisPoints) / (WHOLE + price.includesVatBasisPoints) / (MICRO * WATT_HOURS_PER_KWH)
    const start = dayNumber(from)
    for (let day = start; day < start + days; day++) {
      pence[day - first] = (costs[use.indexOf(day)] ?? 0) * perCost
    }
  }
  return pence
}

/**
 * How far nine in ten other years are from this one, in either direction. Each week is interchangeable with those
 * around it: resampling them gives a year's random spread. Variation that all weeks share is added.
 */
export function spreadOf(fuel: Fuel, pence: ArrayLike<number>): number {
  const weeks = new Float64Array(WEEKS)
  let sum = 0
  for (let day = 0; day < DAYS_OF_YEAR; day++) {
    // The last week has a day more.
    const week = Math.min(WEEKS - 1, Math.floor(day / 7))
    weeks[week] = (weeks[week] ?? 0) + (pence[day] ?? 0)
    sum += pence[day] ?? 0
  }
  weeks[WEEKS - 1] = ((weeks[WEEKS - 1] ?? 0) * 7) / 8
  let variance = 0
  for (let week = 0; week < WEEKS; week++) variance += varianceAround(weeks, week)
  const together = (sum * WHOLE_YEAR_SPREAD[fuel].basisPoints) / WHOLE
  return Math.hypot(NINE_IN_TEN * Math.sqrt(variance), together)
}

/** The year is circular: its first weeks are next to its last. */
function varianceAround(weeks: Float64Array, week: number): number {
  let sum = 0
  let squares = 0
  const count = 2 * NEAR_WEEKS + 1
  for (let near = week - NEAR_WEEKS; near <= week + NEAR_WEEKS; near++) {
    const pence = weeks[(near + WEEKS) % WEEKS] ?? 0
    sum += pence
    squares += pence * pence
  }
  return Math.max(0, squares / count - (sum / count) ** 2)
}

/** Rounded outwards, to whole pence. */
export function rangeAround(pence: number, spread: number): PenceRange {
  return { low: Math.floor(pence - spread), high: Math.ceil(pence + spread) }
}
