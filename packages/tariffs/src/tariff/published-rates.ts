import { type HalfHour, localOf, SLOTS_PER_DAY } from '../calendar/london-half-hour.ts'
import type { MicroPence } from '../money/micro-pence.ts'
import { sayClockTime } from './clock-time.ts'
import type { RateCalendar } from './rate-calendar.ts'

/** A price for each half hour from one on, as suppliers publish them a day ahead. Some are below zero. */
export type PublishedRates = { firstHalfHour: HalfHour; published: readonly MicroPence[] }

const known = new WeakMap<PublishedRates, RateCalendar>()

/** The published prices, averaged for each time of day. A time without one gets the average of all. */
export function averageCalendar(rates: PublishedRates): RateCalendar {
  const made = known.get(rates)
  if (made) return made
  const { firstHalfHour, published } = rates
  if (published.length === 0) throw new RangeError('A list of half-hourly prices can’t be empty.')
  const sums = new Float64Array(SLOTS_PER_DAY)
  const counts = new Uint32Array(SLOTS_PER_DAY)
  let total = 0
  published.forEach((rate, index) => {
    const slot = localOf(firstHalfHour + index) % SLOTS_PER_DAY
    sums[slot] = (sums[slot] ?? 0) + rate
    counts[slot] = (counts[slot] ?? 0) + 1
    total += rate
  })
  const rest = Math.round(total / published.length)
  const bands = Array.from(sums, (sum, slot) => ({
    name: sayClockTime(slot),
    rate: (counts[slot] ?? 0) > 0 ? Math.round(sum / (counts[slot] ?? 1)) : rest,
    from: sayClockTime(slot),
    to: sayClockTime((slot + 1) % SLOTS_PER_DAY),
  }))
  const calendar = { rest, bands }
  known.set(rates, calendar)
  return calendar
}
