import type { HalfHour } from '../calendar/london-half-hour.ts'
import { halfHoursShowing, localOf, SLOTS_PER_DAY } from '../calendar/london-half-hour.ts'
import { readTime } from '../half-hours/reading/read-time.ts'
import { MICRO, type MicroPence } from '../money/micro-pence.ts'
import { sayClockTime } from '../tariff/clock-time.ts'
import type { PublishedRates } from '../tariff/published-rates.ts'
import { type RateBand, type RateCalendar, rateCalendar } from '../tariff/rate-calendar.ts'
import { asObject, type OctopusRate } from './octopus-shapes.ts'

/** A list of half-hourly prices, up to the first gap. */
export type TimedList = PublishedRates & { payment: OctopusRate['payment'] }

// A month says whether every day is charged alike.
const LONGEST_LOOK = 28 * SLOTS_PER_DAY
const SHORTEST_LOOK = 7 * SLOTS_PER_DAY
const MOST_HALF_HOURS = 3 * 366 * SLOTS_PER_DAY

type Row = { rate: MicroPence; from: HalfHour; to: HalfHour }

/**
 * Rows that change within a day, expanded to half hours for one payment method. Negative prices are valid. Undefined if
 * a row can't be read or is not on the half hour; gaps end the list, and the newest row wins.
 */
export function timedList(rows: readonly unknown[], payment: OctopusRate['payment']): TimedList | undefined {
  const read: Row[] = []
  for (const row of rows) {
    const { value_exc_vat: value, valid_from: from, valid_to: to, payment_method: paidBy } = asObject(row)
    if (paidBy !== null && paidBy !== undefined && paidBy !== payment) continue
    const [start, end] = [halfHourOf(from), halfHourOf(to)]
    if (typeof value !== 'number' || !Number.isFinite(value) || start === undefined || end === undefined)
      return undefined
    read.push({ rate: Math.round(value * MICRO), from: start, to: end })
  }
  const newestFirst = read.toSorted((a, b) => b.from - a.from)
  const [newest] = newestFirst
  if (!newest) return undefined
  const published: MicroPence[] = []
  let begins = newest.to
  for (const { rate, from, to } of newestFirst) {
    if (to !== begins || newest.to - from > MOST_HALF_HOURS) break
    for (let halfHour = from; halfHour < to; halfHour++) published.push(rate)
    begins = from
  }
  return { firstHalfHour: begins, published: published.toReversed(), payment }
}

/** The bands of a list in which every day has the same prices; undefined if days differ, or too few are known. */
export function calendarIn({ firstHalfHour, published }: PublishedRates): RateCalendar | undefined {
  if (published.length < SHORTEST_LOOK) return undefined
  const slots = new Map<number, MicroPence>()
  for (let index = Math.max(0, published.length - LONGEST_LOOK); index < published.length; index++) {
    const slot = localOf(firstHalfHour + index) % SLOTS_PER_DAY
    const rate = published[index] ?? 0
    if ((slots.get(slot) ?? rate) !== rate) return undefined
    slots.set(slot, rate)
  }
  const rates = Array.from({ length: SLOTS_PER_DAY }, (_, slot) => slots.get(slot) ?? 0)
  const counts = Map.groupBy(rates, (rate) => rate)
  const [rest = 0] = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0) || a - b,
  )
  return rateCalendar(rest, bandsOf(rates, rest))
}

/** Slots in a row with one rate that is not the rest's, over midnight too. */
function bandsOf(rates: readonly MicroPence[], rest: MicroPence): RateBand[] {
  const at = (slot: number) => rates[(slot + SLOTS_PER_DAY) % SLOTS_PER_DAY]
  return rates.flatMap((rate, slot) => {
    if (rate === rest || at(slot - 1) === rate) return []
    let end = slot + 1
    while (at(end) === rate) end++
    const [from, to] = [sayClockTime(slot), sayClockTime(end % SLOTS_PER_DAY)]
    return [{ name: `${from} to ${to}`, rate, from, to }]
  })
}

/** A time without a zone is London's. */
function halfHourOf(value: unknown): HalfHour | undefined {
  const time = typeof value === 'string' ? readTime(value) : undefined
  if (!time || time.seconds !== 0) return undefined
  const { minutes, aheadMinutes } = time
  if (aheadMinutes === undefined) return minutes % 30 === 0 ? halfHoursShowing(minutes / 30)[0] : undefined
  return (minutes - aheadMinutes) % 30 === 0 ? (minutes - aheadMinutes) / 30 : undefined
}
