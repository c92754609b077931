import { DAYS_OF_YEAR, isoDayOf } from '../calendar/iso-day.ts'
import { axisOf } from '../half-hours/axis.ts'
import type { HalfHours } from '../half-hours/half-hours.ts'
import { exact, plus, rounded, times, ZERO } from '../money/exact.ts'
import { MICRO } from '../money/micro-pence.ts'
import type { AnyRates } from '../tariff/price.ts'
import { replayedUse } from './metered-use.ts'

const WATT_HOURS_PER_KWH = 1000

/** What a year of export is paid, exact and rounded once. A home charges its supplier no VAT. */
export function exportPence(exported: HalfHours, rates: AnyRates): number {
  const { firstDay } = axisOf(exported.from, 1)
  const uses = replayedUse(exported).inStretch(rates, isoDayOf(firstDay), DAYS_OF_YEAR)
  const cost = uses.reduce((sum, use) => plus(sum, use.cost), ZERO)
  return rounded(times(cost, exact(1, WATT_HOURS_PER_KWH * MICRO)))
}
