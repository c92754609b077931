import { DAYS_OF_YEAR, type IsoDay, isoDayOf } from '../calendar/iso-day.ts'
import { axisOf } from '../half-hours/axis.ts'
import type { HalfHours } from '../half-hours/half-hours.ts'
import { exact, plus, rounded, times, ZERO } from '../money/exact.ts'
import { MICRO } from '../money/micro-pence.ts'
import type { AnyRates } from '../tariff/price.ts'
import { type ReplayedUse, replayedUse } from './metered-use.ts'

const WATT_HOURS_PER_KWH = 1000

/** The payment for a year of export, exact and rounded once. A home charges its supplier no VAT. */
export function exportPence(exported: HalfHours, rates: AnyRates): number {
  const { firstDay } = axisOf(exported.from, 1)
  return penceOfStretches(replayedUse(exported), [{ rates, from: isoDayOf(firstDay), days: DAYS_OF_YEAR }])
}

/** The same if the rates change on the way. */
export function penceOfStretches(
  exported: ReplayedUse,
  stretches: readonly { rates: AnyRates; from: IsoDay; days: number }[],
): number {
  const uses = stretches.flatMap(({ rates, from, days }) => exported.inStretch(rates, from, days))
  const cost = uses.reduce((sum, use) => plus(sum, use.cost), ZERO)
  return rounded(times(cost, exact(1, WATT_HOURS_PER_KWH * MICRO)))
}
