import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { rowOf } from '../layout/neighbours.ts'
import { rangeIn } from './describe-line.ts'
import { numbersOf } from './find-price-lines.ts'
import { isOfYear } from './is-of-year.ts'
import { GAS_CEILING_PENCE, isPrice, isQuantity, isSame, isSum, VAT } from './number-roles.ts'
import type { PlacedNumber, PriceLine } from './price-line.ts'

type Days = { value: number; number?: PlacedNumber }

const FEWEST_NUMBERS = 4
const MOST_NUMBERS = 12
/** In pence: two products are rounded, and VAT once more. */
const SLACK = 2
/** Days without a printed period are believed if they are in the row and everything else there is explained. */
const SLACK_OF_OWN_DAYS = 1
const MOST_NUMBERS_WITH_OWN_DAYS = 9
const LONGEST_PART = 190

/** "Electricity 702 27.34 91 55.10 £242.07": both products in one row, with only their sum printed. */
export function rowChains(view: BillView, lengths: readonly number[]): PriceLine[] {
  const seen = new Set<Cell>()
  return view.cells.flatMap((cell) => {
    if (seen.has(cell)) return []
    const row = rowOf(cell, view.cells)
    for (const other of row) seen.add(other)
    return rowChain(view, row, lengths)
  })
}

function rowChain(view: BillView, row: readonly Cell[], lengths: readonly number[]): PriceLine[] {
  const numbers = row.flatMap(numbersOf).filter((number) => !isDay(number))
  if (numbers.length < FEWEST_NUMBERS || numbers.length > MOST_NUMBERS || isOfYear(view, numbers)) return []
  const prices = numbers.filter(isPrice)
  const days: Days[] = [...lengths.map((value) => ({ value })), ...ownDays(numbers)]
  for (const total of numbers.filter(isSum).toReversed()) {
    for (const [quantity, rate] of tuples(numbers.filter(isQuantity), prices)) {
      for (const [length, day] of tuples(days, prices)) {
        const parts = [quantity, rate, day, total, ...(length.number ? [length.number] : [])]
        if (hasTwins(parts) || rate.per === 'day' || day.per === 'kwh' || quantity.value === length.value) continue
        const [energy, standing] = [Math.round(quantity.value * rate.value), Math.round(length.value * day.value)]
        const slack = length.number ? SLACK_OF_OWN_DAYS : SLACK
        if (!VAT.some((factor) => Math.abs((energy + standing) * factor - total.value * 100) <= slack)) continue
        const text = row.map((one) => one.text).join(' | ')
        const fuel = view.fuelOf(total.cell) ?? (rate.value > GAS_CEILING_PENCE ? 'electricity' : 'gas')
        const range = rangeIn(text)
        const base = { fuel, register: undefined, text, total, ...(range && { from: range.from, to: range.to }) }
        const amountOf = (pence: number): PlacedNumber => ({ ...total, value: pence / 100 })
        const daily: PlacedNumber = { ...(length.number ?? day), value: length.value, unit: 'days', decimals: 0 }
        return [
          { ...base, kind: 'unit', quantity, price: rate, pence: rate.value, amount: amountOf(energy) },
          { ...base, kind: 'standing', quantity: daily, price: day, pence: day.value, amount: amountOf(standing) },
        ]
      }
    }
  }
  return []
}

const MONTH_BEHIND = /^(?:st|nd|rd|th)?\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|[o0]ct|n[o0]v|dec)/i

/** "20 Sep - 30 Sep": the days of a row without their year must not be read as other numbers. */
function isDay({ cell, end, unit, decimals }: PlacedNumber): boolean {
  return unit === undefined && decimals === 0 && MONTH_BEHIND.test(cell.text.slice(end))
}

/** A price change splits the period, and each part prints its number of days. */
function ownDays(numbers: readonly PlacedNumber[]): Days[] {
  if (numbers.length > MOST_NUMBERS_WITH_OWN_DAYS) return []
  return numbers
    .filter(({ unit, decimals, value, per }) => isCount(unit) && decimals === 0 && value <= LONGEST_PART && !per)
    .map((number) => ({ value: number.value, number }))
}

function isCount(unit: PlacedNumber['unit']): boolean {
  return unit === undefined || unit === 'days'
}

function hasTwins(parts: readonly PlacedNumber[]): boolean {
  return parts.some((one, at) => parts.slice(at + 1).some((other) => isSame(one, other)))
}

function tuples<A, B>(some: readonly A[], others: readonly B[]): [A, B][] {
  return some.flatMap((one) => others.map((other): [A, B] => [one, other]))
}
