import { daysBetween } from '@mowatt/tariffs'
import type { LabelledRate } from '../fields/read-rates.ts'
import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { rowOf } from '../layout/neighbours.ts'
import { findDates } from '../values/find-dates.ts'
import { numbersOf } from './find-price-lines.ts'
import { provenPence } from './multiplies.ts'
import type { PlacedNumber, PriceLine } from './price-line.ts'

const SHORTEST_PERIOD = 5
const LONGEST_PERIOD = 400
/** In heights of the letters: where the charge for the days stands from their price. */
const CLOSE = 8

/**
 * A standing charge printed as its daily price and its sum, with the days only in the period: a length of time that the
 * bill names, times the price, must be the sum to the penny, and no other length may be.
 */
export function findUncountedDays(
  view: BillView,
  rates: readonly LabelledRate[],
  found: readonly PriceLine[],
): PriceLine[] {
  const standing = rates.filter(
    ({ kind, fuel }) => kind === 'standing' && !found.some((line) => line.kind === 'standing' && line.fuel === fuel),
  )
  const lengths = standing.length > 0 ? lengthsNamed(view) : []
  const lines = standing.flatMap((rate) => lineOf(view, rate, lengths))
  return lines.filter((line, at) => lines.findIndex((other) => other.amount.cell === line.amount.cell) === at)
}

function lineOf(view: BillView, rate: LabelledRate, lengths: readonly number[]): PriceLine[] {
  const { cell, start, end } = rate.candidate
  const decimals = String(rate.pence).split('.')[1]?.length ?? 0
  const price: PlacedNumber = {
    value: rate.pence,
    unit: 'pence',
    decimals,
    isCredit: false,
    isDebit: false,
    start,
    end,
    cell,
  }
  const fits = amountsNear(view, cell).flatMap((amount) =>
    lengths
      .map((days): PlacedNumber => ({ ...price, value: days, unit: 'days', decimals: 0 }))
      .filter((quantity) => provenPence(quantity, price, amount) !== undefined)
      .map((quantity) => ({ quantity, amount })),
  )
  const [first] = fits
  if (!first || fits.some(({ amount }) => amount.value !== first.amount.value)) return []
  const text = rowOf(cell, view.cells)
    .map((other) => other.text)
    .join(' | ')
  return [{ kind: 'standing', ...first, price, pence: rate.pence, register: undefined, fuel: rate.fuel, text }]
}

function amountsNear(view: BillView, cell: Cell): PlacedNumber[] {
  const fuel = view.fuelOf(cell)
  const near = view.cells.filter(
    (other) =>
      other.page === cell.page &&
      Math.abs(other.top - cell.top) < CLOSE * cell.height &&
      (view.fuelOf(other) ?? fuel) === fuel,
  )
  return near
    .flatMap(numbersOf)
    .filter(
      ({ unit, decimals, per, value }) =>
        (unit === 'gbp' || unit === undefined) && decimals === 2 && per === undefined && value > 1,
    )
}

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
