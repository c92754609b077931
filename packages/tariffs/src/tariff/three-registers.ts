import { timesOf } from '../half-hours/typical-times.ts'
import type { MicroPence } from '../money/micro-pence.ts'
import { CELLS, gridOf } from './band-grid.ts'
import { type WattHours, WHOLE } from './fuel.ts'
import type { AnyRates, FuelUsage } from './price.ts'
import { NIGHT, type RateCalendar, rateCalendar } from './rate-calendar.ts'

type OfThree<Each> = { peak: Each; day: Each; night: Each }

/** The hours that peak prices are most often charged in. */
const PEAK = { from: '16:00', to: '19:00' } as const

/** Three registers of a bill as bands. Only the meter knows their hours, so they are assumed. */
export function calendarOfThree({ peak, day, night }: OfThree<MicroPence>): RateCalendar {
  const bands = [
    { name: 'peak', rate: peak, ...PEAK },
    { name: 'night', rate: night, ...NIGHT },
  ]
  return { ...rateCalendar(day, bands), ofRegisters: 'day' }
}

/** The rates of a calendar that was made from three registers. */
export function threeOfCalendar({ rest, bands, ofRegisters }: RateCalendar): OfThree<MicroPence> | undefined {
  const rate = (register: string) => bands.find(({ name }) => name === register)?.rate
  const [peak, night] = [rate('peak'), rate('night')]
  return ofRegisters && peak !== undefined && night !== undefined ? { peak, day: rest, night } : undefined
}

/** Whether a meter counts them separately. */
export function hasRegisters(rates: AnyRates): boolean {
  return 'day' in rates || ('bands' in rates && rates.ofRegisters !== undefined)
}

/** A year's use of which each register had its part: exactly that falls in its band, at the times of a typical home. */
export function useOfThree(total: WattHours, part: OfThree<number>): FuelUsage {
  const [day, peak, night] = [part.day, part.peak, part.night]
  const grid = gridOf(calendarOfThree({ peak: 0, day: 0, night: 0 }))
  const typical = timesOf({ single: total })
  const times = Array.from<number>({ length: CELLS }).fill(0)
  for (const [band, kwh] of [day, peak, night].entries()) {
    const cells = times.flatMap((_, cell) => (grid[cell] === band ? [cell] : []))
    const whole = cells.reduce((sum, cell) => sum + (typical[cell] ?? 0), 0)
    const wanted = Math.round(kwh * SCALE)
    let left = wanted
    for (const cell of cells) {
      const own = Math.floor((wanted * (typical[cell] ?? 0)) / whole)
      times[cell] = own
      left -= own
    }
    const [first] = cells
    if (first !== undefined) times[first] = (times[first] ?? 0) + left
  }
  const nightBasisPoints = Math.round((night * WHOLE) / (day + peak + night))
  return { single: total, nightBasisPoints, times }
}

// Whole numbers, so that the parts of a year are exactly the year.
const SCALE = 1_000_000
