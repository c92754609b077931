import type { IsoDay } from '../calendar/iso-day.ts'
import { DAYS_OF_YEAR } from '../calendar/iso-day.ts'
import { CELLS } from '../tariff/band-grid.ts'
import type { UseByTime } from '../tariff/price.ts'
import { axisOf } from './axis.ts'
import { emptyDays, type HalfHours, ORIGINS } from './half-hours.ts'
import { type HomeProfile, typicalTimes } from './typical-times.ts'
import type { Sourced } from '../reference/sourced.ts'

/** A year of a typical home from a day on, scaled to the home's usage, and its basis. */
export function typicalHalfHours(profile: HomeProfile, from: IsoDay): { year: HalfHours; assumed: Sourced[] } {
  const { times, assumed } = typicalTimes(profile)
  return { year: spread(profile.wattHours, times, from), assumed }
}

function spread(wattHours: number, times: UseByTime, from: IsoDay): HalfHours {
  const year = emptyDays(from, DAYS_OF_YEAR)
  const weights = weightsOf(year, times)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  let given = 0
  weights.forEach((weight, index) => {
    before += weight
    const upTo = index === weights.length - 1 ? wattHours : Math.round((wattHours * before) / whole)
    year.wattHours[index] = upTo - given
    given = upTo
  })
  year.origins.fill(ORIGINS.profile)
  return year
}

/** The share of each half hour in a shape: its cell is shared among all half hours that are in it. */
export function weightsOf({ from, wattHours }: HalfHours, times: UseByTime): Float64Array {
  const { cells } = axisOf(from, wattHours.length)
  const counts = new Uint16Array(CELLS)
  for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1
  return Float64Array.from(cells, (cell) => (times[cell] ?? 0) / (counts[cell] ?? 1))
}
