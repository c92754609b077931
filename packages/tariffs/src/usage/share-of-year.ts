import { addDays, addMonths, daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import { type Exact, exact, plus, times, ZERO } from '../money/exact.ts'
import type { Sourced } from '../reference/sourced.ts'

/** Twelve shares, January first, in hundredths of a percent; together about 10,000. */
export type YearlyShape = { months: readonly number[] } & Sourced

const PERCENT = 100

/**
 * The share of a year's use that falls into a period, both days included. `strengthPercent` bends the shape: 0 is even
 * over the year, 100 the shape itself, more is steeper.
 */
export function shareOfYear(shape: YearlyShape, from: IsoDay, to: IsoDay, strengthPercent = PERCENT): Exact {
  const total = shape.months.reduce((sum, share) => sum + share, 0)
  let share = ZERO
  for (let start = from; start <= to;) {
    const month = `${start.slice(0, 7)}-01`
    const next = addMonths(month, 1)
    const end = next <= to ? next : addDays(to, 1)
    const ownShare = shape.months[Number(start.slice(5, 7)) - 1] ?? 0
    // Twelve times its share says how this month compares with an even one; that difference is bent.
    const bent = exact(PERCENT * total + strengthPercent * (12 * ownShare - total), 12 * PERCENT * total)
    share = plus(share, times(bent, exact(daysBetween(start, end), daysBetween(month, next))))
    start = end
  }
  return share
}
