import { SLOTS_PER_DAY } from '../calendar/london-half-hour.ts'
import type { Axis } from '../half-hours/axis.ts'
import type { HalfHours } from '../half-hours/half-hours.ts'
import type { MicroPence } from '../money/micro-pence.ts'
import { cellOf, gridOf } from '../tariff/band-grid.ts'
import type { BasisPoints } from '../tariff/fuel.ts'
import type { Price } from '../tariff/price.ts'
import { calendarOf } from '../tariff/rate-calendar.ts'

export const DAY_KINDS = ['winter_weekday', 'summer_weekday', 'weekend'] as const
export type DayKind = (typeof DAY_KINDS)[number]

export type DayPicture = {
  /** Average watt-hours of each half hour from midnight, as things are and with the suppositions. */
  before: number[]
  after: number[]
  /** What a kWh costs then, with VAT. */
  rates: MicroPence[]
}

const WINTER = [12, 1, 2]
const SUMMER = [6, 7, 8]
const isWeekday = (weekday: number) => weekday <= 5

/** A group of similar days, and one of them whose prices are shown. */
const kinds: Record<DayKind, { isIn: (month: number, weekday: number) => boolean; month: number; weekday: number }> = {
  winter_weekday: { isIn: (month, weekday) => WINTER.includes(month) && isWeekday(weekday), month: 1, weekday: 3 },
  summer_weekday: { isIn: (month, weekday) => SUMMER.includes(month) && isWeekday(weekday), month: 7, weekday: 3 },
  weekend: { isIn: (_, weekday) => !isWeekday(weekday), month: 1, weekday: 6 },
}

export function dayPicture(
  kind: DayKind,
  axis: Axis,
  { before, after }: { before: HalfHours; after: HalfHours },
  { price, vat }: { price: Price; vat: BasisPoints },
): DayPicture {
  const average = averageOf(kind, axis)
  const { month, weekday } = kinds[kind]
  return { before: average(before), after: average(after), rates: ratesOn(month, weekday, price, vat) }
}

function averageOf(kind: DayKind, { cells }: Axis): (halfHours: HalfHours) => number[] {
  const { isIn } = kinds[kind]
  return ({ wattHours }) => {
    const sums = Array.from({ length: SLOTS_PER_DAY }, () => 0)
    const counts = Array.from({ length: SLOTS_PER_DAY }, () => 0)
    for (let index = 0; index < wattHours.length; index++) {
      const cell = cells[index] ?? 0
      const weekday = (Math.floor(cell / SLOTS_PER_DAY) % 7) + 1
      if (!isIn(Math.floor(cell / (7 * SLOTS_PER_DAY)) + 1, weekday)) continue
      const slot = cell % SLOTS_PER_DAY
      sums[slot]! += wattHours[index]!
      counts[slot]!++
    }
    return sums.map((sum, slot) => Math.round(sum / Math.max(1, counts[slot]!)))
  }
}

function ratesOn(month: number, weekday: number, price: Price, vat: BasisPoints): MicroPence[] {
  const { unitRates, includesVatBasisPoints } = price
  const calendar = calendarOf(unitRates)
  const grid = gridOf(calendar)
  const withVat = (10_000 + vat) / (10_000 + includesVatBasisPoints)
  return Array.from({ length: SLOTS_PER_DAY }, (_, slot) => {
    const band = calendar.bands[(grid[cellOf(month, weekday, slot)] ?? 0) - 1]
    return Math.round((band?.rate ?? calendar.rest) * withVat)
  })
}
