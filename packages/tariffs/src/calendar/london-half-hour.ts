import { dayNumber } from './iso-day.ts'
import { summerTimeOf } from './london-day.ts'

/** Half hours since the start of 1970, in UTC. */
export type HalfHour = number

export const SLOTS_PER_DAY = 48
export const FIRST_YEAR = 2000
const LAST_YEAR = 2119

const ONE_IN_THE_MORNING = 2
const HOUR = 2

/** When the clocks change, in order: summer time begins, ends, begins. */
const CHANGES: readonly HalfHour[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => {
  const { begins, ends } = summerTimeOf(String(FIRST_YEAR + index))
  return [begins, ends].map((day) => dayNumber(day) * SLOTS_PER_DAY + ONE_IN_THE_MORNING)
}).flat()

/** London local time, counted in half hours as if the clocks never changed. */
export function localOf(halfHour: HalfHour): number {
  return halfHour + (isSummer(halfHour) ? HOUR : 0)
}

/** The first half hour of a London day, by the day's number. */
export function startOfDay(day: number): HalfHour {
  // The clocks change after midnight, so midnight has the offset of the evening before.
  const midnight = day * SLOTS_PER_DAY
  return midnight - (isSummer(midnight - 1) ? HOUR : 0)
}

/** The half hours with this local time: none in the hour skipped in spring, two in the one repeated in autumn. */
export function halfHoursShowing(local: number): HalfHour[] {
  return [local - HOUR, local].filter((halfHour) => localOf(halfHour) === local)
}

function isSummer(halfHour: HalfHour): boolean {
  let low = 0
  let high = CHANGES.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((CHANGES[middle] ?? 0) <= halfHour) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}
