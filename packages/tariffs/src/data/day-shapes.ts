import type { IsoDay } from '../calendar/iso-day.ts'
import type { Sourced } from '../reference/sourced.ts'
import { yearlyShapes } from './yearly-shape.ts'

/**
 * How a use spreads over the half hours of a day from midnight, London time, and over the months from January. Only how the
 * numbers of a list compare matters; those of a weekday and of a weekend day are in one unit.
 */
export type DayShape = {
  weekday: readonly number[]
  weekend: readonly number[]
  months: readonly number[]
  /** When we wrote it down. */
  on: IsoDay
} & Sourced

/** A number for each hour, used for both of its half hours. */
function hours(...each: readonly number[]): number[] {
  return each.flatMap((value) => [value, value])
}

const WINTER_ONLY = yearlyShapes.gas.months.map((share) => Math.max(0, share - 239))
const ON: IsoDay = '2026-11-18'

export const dayShapes = {
  /** Lights, cooking, washing, fridge and screens. */
  household: {
    weekday: [
      30, 26, 23, 21, 20, 19, 19, 19, 19, 20, 21, 23, 28, 36, 46, 50, 49, 46, 44, 42, 41, 41, 41, 42, 44, 45, 44, 42, 41,
      41, 43, 47, 54, 62, 70, 76, 79, 79, 77, 74, 71, 68, 65, 61, 56, 50, 43, 36,
    ],
    weekend: [
      33, 29, 25, 22, 21, 20, 19, 19, 19, 19, 20, 21, 23, 27, 33, 39, 46, 51, 55, 57, 58, 58, 58, 59, 61, 62, 60, 57, 55,
      54, 54, 56, 60, 66, 71, 75, 77, 76, 73, 70, 67, 64, 61, 58, 54, 49, 43, 37,
    ],
    months: yearlyShapes.electricity.months,
    on: ON,
    source: 'Our own, after the shape of Elexon’s profile class 1 (not checked against its table)',
    confidence: 'own',
  },
  storage_heaters: {
    weekday: [0, 8, ...hours(10, 10, 10, 9, 8, 6), 3, 0, ...hours(0, 0, 0, 0, 0, 0, 0, 1, 1), ...hours(0, 0, 0, 0, 0, 0, 0)],
    weekend: [0, 8, ...hours(10, 10, 10, 9, 8, 6), 3, 0, ...hours(0, 0, 0, 0, 0, 0, 0, 1, 1), ...hours(0, 0, 0, 0, 0, 0, 0)],
    months: WINTER_ONLY,
    on: ON,
    source: 'Our own: charged in the seven hours of Economy 7, with a short boost in the afternoon',
    confidence: 'own',
  },
  heat_pump: {
    weekday: hours(5, 5, 5, 6, 7, 9, 11, 11, 10, 9, 8, 7, 7, 7, 8, 9, 10, 11, 11, 10, 9, 8, 7, 6),
    weekend: hours(5, 5, 5, 6, 7, 8, 10, 11, 11, 10, 9, 8, 8, 8, 8, 9, 10, 11, 11, 10, 9, 8, 7, 6),
    months: yearlyShapes.gas.months,
    on: ON,
    source: 'Our own: heat through the day with a peak in the morning and the evening, by the cold of the month',
    confidence: 'own',
  },
  car: {
    weekday: hours(8, 8, 8, 7, 5, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 4),
    weekend: hours(8, 8, 8, 7, 5, 2, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4),
    months: [105, 104, 101, 99, 97, 96, 96, 96, 98, 100, 103, 105],
    on: ON,
    source: 'Our own: most cars at home are set to charge overnight, and use more in the cold',
    confidence: 'own',
  },
  gas: {
    weekday: hours(1, 1, 1, 1, 2, 5, 10, 11, 8, 5, 4, 4, 4, 4, 4, 6, 9, 11, 11, 10, 8, 6, 3, 1),
    weekend: hours(1, 1, 1, 1, 2, 3, 7, 10, 10, 8, 6, 5, 5, 5, 5, 6, 9, 10, 10, 9, 8, 6, 3, 1),
    months: yearlyShapes.gas.months,
    on: ON,
    source: 'Our own: a boiler that heats in the morning and the evening',
    confidence: 'own',
  },
} as const satisfies Readonly<Record<string, DayShape>>
