import { gridOf } from '../tariff/band-grid.ts'
import { useByBand } from '../cost/use-by-band.ts'
import { WHOLE } from '../tariff/fuel.ts'
import { calendarOf } from '../tariff/rate-calendar.ts'
import type { EstimatedUse } from '../usage/estimated-use.ts'
import { useByTimeOf } from './axis.ts'
import { countOf, type HalfHours, sumOf } from './half-hours.ts'

const NIGHT_HOURS = calendarOf({ day: 0, night: 0 })

/** A year's half hours as yearly usage, for comparisons that need no more. */
export function useFromHalfHours(year: HalfHours): EstimatedUse {
  const times = useByTimeOf(year)
  const [, night = 0] = useByBand(times, gridOf(NIGHT_HOURS), 1)
  const single = sumOf(year)
  const isWhole = countOf(year, 'metered') === year.wattHours.length
  return {
    use: { single, nightBasisPoints: single === 0 ? 0 : Math.round((night * WHOLE) / single), times },
    basis: 'year_on_bill',
    note: isWhole
      ? 'Based on a year of your own half-hourly usage.'
      : 'Based on a year of your own half-hourly usage, with gaps we’ve filled.',
  }
}
