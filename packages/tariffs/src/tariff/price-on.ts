import type { IsoDay } from '../calendar/iso-day.ts'
import type { Price } from './price.ts'

/** The price in force on a day, of prices in the order of their days; the first where none is yet. */
export function priceOn(prices: readonly Price[] = [], on: IsoDay): Price | undefined {
  return prices.findLast(({ from }) => from <= on) ?? prices[0]
}
