import { CELLS } from '../src/tariff/band-grid.ts'
import { sayClockTime } from '../src/tariff/clock-time.ts'
import type { RateBand, RateCalendar } from '../src/tariff/rate-calendar.ts'
import type { Chance } from './chance.ts'

/** Up to five bands one after the other round the clock, some of them by season or by weekday and weekend. */
export function randomCalendar({ whole, often }: Chance): RateCalendar {
  const marks = [...new Set(Array.from({ length: whole(2, 6) }, () => whole(0, 47)))].toSorted((a, b) => a - b)
  const rate = () => (often(0.5) ? whole(50, 450) * 100_000 : whole(5_000_000, 45_000_000))
  const [first = 0, second = first === 0 ? 24 : 0] = marks
  const bands = (marks.length < 2 ? [first, second] : marks).slice(0, -1).flatMap((from, index, all): RateBand[] => {
    const to = all[index + 1] ?? marks.at(-1) ?? second
    const band = { name: `Band ${index}`, rate: rate(), from: sayClockTime(from), to: sayClockTime(to) }
    if (often(0.3)) return [{ ...band, months: [1, 2, 11, 12] }]
    if (often(0.3))
      return [
        { ...band, days: [1, 2, 3, 4, 5] },
        { ...band, name: `Weekend ${index}`, rate: rate(), days: [6, 7] },
      ]
    return [band]
  })
  return { rest: rate(), bands }
}

export function randomTimes({ whole }: Chance): Float64Array {
  return Float64Array.from({ length: CELLS }, () => whole(0, 5000))
}
