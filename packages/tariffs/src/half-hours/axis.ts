import { isoDayOf } from '../calendar/iso-day.ts'
import { type HalfHour, localOf, SLOTS_PER_DAY } from '../calendar/london-half-hour.ts'
import { cellOf, CELLS } from '../tariff/band-grid.ts'
import type { HalfHours } from './half-hours.ts'

/** For each half hour in a row its London day, counted from the first, and its cell in a `BandGrid`. */
export type Axis = { firstDay: number; days: number; dayOf: Uint16Array; cells: Uint16Array }

/** A small cache: a caller that replays a year asks for the same ones repeatedly. Callers must not modify them. */
const kept = new Map<string, Axis>()
const MOST_KEPT = 4

export function axisOf(from: HalfHour, count: number): Axis {
  const key = `${from} ${count}`
  const known = kept.get(key)
  if (known) return known
  const axis = makeAxis(from, count)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, axis)
  return axis
}

function makeAxis(from: HalfHour, count: number): Axis {
  const firstDay = Math.floor(localOf(from) / SLOTS_PER_DAY)
  const dayOf = new Uint16Array(count)
  const cells = new Uint16Array(count)
  let cellOfDay = 0
  let day = Number.NaN
  for (let index = 0; index < count; index++) {
    const local = localOf(from + index)
    const today = Math.floor(local / SLOTS_PER_DAY)
    if (today !== day) {
      day = today
      cellOfDay = cellOf(Number(isoDayOf(day).slice(5, 7)), weekdayOf(day), 0)
    }
    dayOf[index] = day - firstDay
    cells[index] = cellOfDay + local - day * SLOTS_PER_DAY
  }
  return { firstDay, days: count === 0 ? 0 : day - firstDay + 1, dayOf, cells }
}

/** Monday is 1. The first of January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return ((day + 3) % 7) + 1
}

/** When the use fell, on the grid of calendars. */
export function useByTimeOf({ from, wattHours }: HalfHours): Float64Array {
  const { cells } = axisOf(from, wattHours.length)
  const times = new Float64Array(CELLS)
  wattHours.forEach((each, index) => {
    const cell = cells[index] ?? 0
    times[cell] = (times[cell] ?? 0) + each
  })
  return times
}
