import { SLOTS_PER_DAY } from '../calendar/london-half-hour.ts'
import { sayClockTime, slotOf } from './clock-time.ts'
import type { RateBand, RateCalendar } from './rate-calendar.ts'

/** For each half hour of a week in each month the number of its band, from 1; 0 is the rest. */
export type BandGrid = Uint8Array

const MONTHS = 12
const WEEKDAYS = 7
export const CELLS = MONTHS * WEEKDAYS * SLOTS_PER_DAY

/** Half-hourly prices by time of day are 48; a larger grid would not be a calendar that anybody reads. */
const MOST_BANDS = 63

const DAY_NAMES = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ')

/** January and Monday are 1, midnight is slot 0. */
export function cellOf(month: number, weekday: number, slot: number): number {
  return ((month - 1) * WEEKDAYS + weekday - 1) * SLOTS_PER_DAY + slot
}

const known = new WeakMap<RateCalendar, BandGrid>()

/** A calendar's bands as a grid. Throws with a text for users if they are invalid, in particular if two overlap. */
export function gridOf(calendar: RateCalendar): BandGrid {
  const made = known.get(calendar)
  if (made) return made
  const { bands } = calendar
  if (bands.length > MOST_BANDS) throw new RangeError(`A price can’t have more than ${MOST_BANDS} bands.`)
  const grid = new Uint8Array(CELLS)
  bands.forEach((band, index) => paint(grid, band, index + 1, bands))
  known.set(calendar, grid)
  return grid
}

function paint(grid: BandGrid, band: RateBand, number: number, bands: readonly RateBand[]): void {
  const months = among(band, band.months, MONTHS, 'month')
  const days = among(band, band.days, WEEKDAYS, 'day of the week')
  const slots = slotsOf(band)
  for (const month of months) {
    for (const day of days) {
      for (const slot of slots) {
        const cell = cellOf(month, day, slot)
        const before = bands[(grid[cell] ?? 0) - 1]
        if (before) {
          const when = `${sayClockTime(slot)} on ${DAY_NAMES[day - 1]} in ${MONTH_NAMES[month - 1]}`
          throw new RangeError(`The bands “${before.name}” and “${band.name}” overlap: both include ${when}.`)
        }
        grid[cell] = number
      }
    }
  }
}

function among(band: RateBand, given: readonly number[] | undefined, most: number, what: string): number[] {
  const all = Array.from({ length: most }, (_, index) => index + 1)
  const wrong = given?.find((each) => !all.includes(each))
  if (wrong !== undefined) throw new RangeError(`The band “${band.name}” has a ${what} that doesn’t exist: ${wrong}.`)
  if (given?.length === 0) throw new RangeError(`The band “${band.name}” has an empty list where a ${what} should be.`)
  return given ? [...new Set(given)] : all
}

/** From and to the same time is the whole day. */
function slotsOf({ name, from = '00:00', to = '00:00' }: RateBand): number[] {
  const [start, end] = [slotOf(from), slotOf(to)]
  if (start === undefined || end === undefined) {
    throw new RangeError(`The band “${name}” needs times on the hour or half hour, like 00:30.`)
  }
  const count = (end - start + SLOTS_PER_DAY) % SLOTS_PER_DAY || SLOTS_PER_DAY
  return Array.from({ length: count }, (_, index) => (start + index) % SLOTS_PER_DAY)
}
