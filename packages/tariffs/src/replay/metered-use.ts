import { dayNumber, DAYS_OF_YEAR } from '../calendar/iso-day.ts'
import type { MeteredUse } from '../cost/cost-of-fuel.ts'
import { onAverage, onRate, type RegisterUse, usesOfCalendar } from '../cost/register-use.ts'
import { type Axis, axisOf } from '../half-hours/axis.ts'
import type { HalfHours } from '../half-hours/half-hours.ts'
import { exact } from '../money/exact.ts'
import { gridOf } from '../tariff/band-grid.ts'
import type { AnyRates } from '../tariff/price.ts'
import type { PublishedRates } from '../tariff/published-rates.ts'
import { calendarOf, type RateCalendar } from '../tariff/rate-calendar.ts'

/**
 * A year of half hours prepared for pricing: usage on each rate is counted once for all tariffs with the same hours.
 */
export type ReplayedUse = MeteredUse & {
  /** The cost of each of the 365 days, in millionths of a penny for a thousandth of a kWh, before VAT; not exact. */
  costOfDays: (rates: AnyRates) => Float64Array
  /** The metered day for a day of the year to come. */
  indexOf: (day: number) => number
}

/**
 * For each day before the one with this number, and each band: the prefix sum of all days before. Integers, far below
 * 2^53.
 */
type BandSums = { bands: number; sums: Float64Array }
type PublishedDays = { wattHours: Float64Array; costs: Float64Array }

/**
 * A day of the year to come uses the half hours of the metered day with the same offset, wrapping around: the same
 * date, unless there is a leap day in between. The half hours keep their own weekday and time.
 */
export function replayedUse(year: HalfHours): ReplayedUse {
  const axis = axisOf(year.from, year.wattHours.length)
  if (axis.days !== DAYS_OF_YEAR) throw new RangeError(`A year has 365 days, and this has ${axis.days}`)
  const byHours = new Map<string, BandSums>()
  const byList = new Map<PublishedRates, PublishedDays>()
  const indexOf = (day: number) => (((day - axis.firstDay) % DAYS_OF_YEAR) + DAYS_OF_YEAR) % DAYS_OF_YEAR
  const sumsOf = (calendar: RateCalendar): BandSums => {
    const key = hoursOf(calendar)
    let found = byHours.get(key)
    if (!found) byHours.set(key, (found = bandSums(year, axis, calendar)))
    return found
  }
  const listOf = (rates: PublishedRates): PublishedDays => {
    let found = byList.get(rates)
    if (!found) byList.set(rates, (found = publishedDays(year, axis, rates)))
    return found
  }
  return {
    indexOf,
    inStretch(rates, from, days) {
      const first = indexOf(dayNumber(from))
      if ('published' in rates) return [publishedUse(listOf(rates), first, days)]
      const calendar = calendarOf(rates)
      return usesOf(rates, calendar, usedIn(sumsOf(calendar), first, days))
    },
    costOfDays(rates) {
      if ('published' in rates) return listOf(rates).costs
      const calendar = calendarOf(rates)
      const { bands, sums } = sumsOf(calendar)
      const each = [calendar.rest, ...calendar.bands.map(({ rate }) => rate)]
      return Float64Array.from({ length: DAYS_OF_YEAR }, (_, day) =>
        each.reduce((sum, rate, band) => {
          const used = (sums[(day + 1) * bands + band] ?? 0) - (sums[day * bands + band] ?? 0)
          return sum + used * rate
        }, 0),
      )
    },
  }
}

/** Tariffs with the same hours at other rates share one count. */
function hoursOf({ bands }: RateCalendar): string {
  return JSON.stringify(bands.map(({ days, months, from, to }) => [days, months, from, to]))
}

function bandSums({ wattHours }: HalfHours, { dayOf, cells }: Axis, calendar: RateCalendar): BandSums {
  const grid = gridOf(calendar)
  const bands = calendar.bands.length + 1
  const sums = new Float64Array((DAYS_OF_YEAR + 1) * bands)
  for (let index = 0; index < wattHours.length; index++) {
    const at = ((dayOf[index] ?? 0) + 1) * bands + (grid[cells[index] ?? 0] ?? 0)
    sums[at] = (sums[at] ?? 0) + (wattHours[index] ?? 0)
  }
  for (let at = bands; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (sums[at - bands] ?? 0)
  return { bands, sums }
}

/** The usage in the rest and in each band over so many days, which may wrap around the end of the year. */
function usedIn({ bands, sums }: BandSums, first: number, days: number): number[] {
  const upTo = (day: number, band: number) => sums[day * bands + band] ?? 0
  return Array.from({ length: bands }, (_, band) => {
    const over = Math.max(0, first + days - DAYS_OF_YEAR)
    return upTo(first + days - over, band) - upTo(first, band) + upTo(over, band)
  })
}

function usesOf(rates: AnyRates, calendar: RateCalendar, used: readonly number[]): RegisterUse[] {
  const [rest = 0, night = 0] = used
  if ('single' in rates) return [onRate('single', exact(rest), rates.single)]
  if ('day' in rates) return [onRate('day', exact(rest), rates.day), onRate('night', exact(night), rates.night)]
  return usesOfCalendar(
    calendar,
    used.map((each) => exact(each)),
  )
}

/** Each half hour at the price that was published for it, and otherwise at the average of its time of the day. */
function publishedDays({ from, wattHours }: HalfHours, { dayOf, cells }: Axis, rates: PublishedRates): PublishedDays {
  const { firstHalfHour, published } = rates
  const average = calendarOf(rates)
  const grid = gridOf(average)
  const days = { wattHours: new Float64Array(DAYS_OF_YEAR), costs: new Float64Array(DAYS_OF_YEAR) }
  for (let index = 0; index < wattHours.length; index++) {
    const day = dayOf[index] ?? 0
    const used = wattHours[index] ?? 0
    const band = average.bands[(grid[cells[index] ?? 0] ?? 0) - 1]
    const rate = published[from + index - firstHalfHour] ?? band?.rate ?? average.rest
    days.wattHours[day] = (days.wattHours[day] ?? 0) + used
    // An integer, since a day's watt-hours times any rate stay below 2^53.
    days.costs[day] = (days.costs[day] ?? 0) + used * rate
  }
  return days
}

function publishedUse({ wattHours, costs }: PublishedDays, first: number, days: number): RegisterUse {
  let used = 0
  let cost = 0n
  for (let day = first; day < first + days; day++) {
    used += wattHours[day % DAYS_OF_YEAR] ?? 0
    cost += BigInt(costs[day % DAYS_OF_YEAR] ?? 0)
  }
  return onAverage([{ wattHours: exact(used), cost: exact(cost) }])
}
