import { daysBetween } from '@mowatt/tariffs'
import type { BillView } from '../labels/bill-view.ts'
import { findDates } from '../values/find-dates.ts'
import { numbersOf } from './find-price-lines.ts'

const SHORTEST_PERIOD = 5
const LONGEST_PERIOD = 400

/** How long the periods are that the bill names, in days; some print the day of the next reading as their end. */
export function lengthsNamed(view: BillView): number[] {
  const spans = view.cells.flatMap(({ text }) => findDates(text).filter(({ isRange }) => isRange))
  const days = view.cells.flatMap((cell) => numbersOf(cell).filter(({ unit }) => unit === 'days'))
  const single = view.cells.flatMap(({ text }) => findDates(text).filter(({ isRange }) => !isRange))
  const pairs = single.flatMap((one) => single.map((other) => daysBetween(one.from, other.to) + 1))
  const lengths = [...spans.map(({ from, to }) => daysBetween(from, to) + 1), ...days.map(({ value }) => value)]
  const all = lengths.length > 0 ? lengths : pairs
  return [...new Set(all)].filter((length) => length >= SHORTEST_PERIOD && length <= LONGEST_PERIOD)
}
