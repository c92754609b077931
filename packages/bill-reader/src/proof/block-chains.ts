import type { BillView } from '../labels/bill-view.ts'
import type { Fuel } from '../labels/fuel-words.ts'
import { numbersOf } from './find-price-lines.ts'
import { isOfYear } from './is-of-year.ts'
import { isQuantity, isSame, isSum, VAT } from './number-roles.ts'
import type { PlacedNumber, PriceLine } from './price-line.ts'

/** With more to choose from, one of them would fit by coincidence. */
const MOST_WAYS = 60
const MOST_SUMS = 12
/** In pence: two products are rounded, and VAT once more. */
const SLACK = 1.5
const LEAST_GBP = 3
/** In text heights, from the sum to the prices that add up to it. */
const FAR = 8

type Way = { quantity: PlacedNumber; rate: PlacedNumber; days: number; daily: PlacedNumber; total: PlacedNumber }

/**
 * "251 kWh at 26.04p, 30 days at 50.83p, plus VAT" under "Electricity £84.64": only the total is printed. Finds the two
 * prices and the usage of one fuel that add up to it, if no other two do.
 */
export function blockChains(view: BillView, lengths: readonly number[], known: readonly PriceLine[]): PriceLine[] {
  return (['electricity', 'gas'] as const)
    .filter((fuel) => known.every((line) => line.fuel !== fuel))
    .flatMap((fuel) => chainOf(view, fuel, lengths))
}

function chainOf(view: BillView, fuel: Fuel, lengths: readonly number[]): PriceLine[] {
  const numbers = view.cells.filter((cell) => view.fuelOf(cell) === fuel).flatMap(numbersOf)
  const prices = numbers.filter(({ unit, decimals, per }) => unit === 'pence' && decimals >= 2 && per !== 'year')
  const sums = numbers.filter((number) => isSum(number) && number.unit === 'gbp' && number.value >= LEAST_GBP)
  const quantities = numbers.filter((number) => isQuantity(number) && number.unit === 'kwh')
  const counts = quantities.length > 0 ? quantities : numbers.filter((one) => isQuantity(one) && one.value >= 10)
  const ways = counts.flatMap((quantity) =>
    prices.flatMap((rate) =>
      prices.flatMap((daily) =>
        isSame(rate, daily) || rate.per === 'day' || daily.per === 'kwh' || isSame(quantity, rate)
          ? []
          : lengths.map((days) => ({ quantity, rate, days, daily })),
      ),
    ),
  )
  if (ways.length > MOST_WAYS || sums.length > MOST_SUMS) return []
  const closed = ways.flatMap((way) => sums.filter((total) => closes(way, total)).map((total) => ({ ...way, total })))
  const [first] = closed
  if (!first || closed.some((other) => !isAlike(first, other))) return []
  return isOfYear(view, [first.quantity, first.rate, first.daily, first.total]) ? [] : linesOf(first, fuel)
}

function closes({ quantity, rate, days, daily }: Omit<Way, 'total'>, total: PlacedNumber): boolean {
  if (total.cell.page !== rate.cell.page) return false
  if (Math.abs(total.cell.top - rate.cell.top) > FAR * rate.cell.height) return false
  const pence = quantity.value * rate.value + days * daily.value
  return VAT.some((factor) => Math.abs(pence * factor - total.value * 100) <= SLACK)
}

function isAlike(one: Way, other: Way): boolean {
  return (
    one.quantity.value === other.quantity.value &&
    one.rate.value === other.rate.value &&
    one.daily.value === other.daily.value &&
    one.days === other.days
  )
}

function linesOf({ quantity, rate, days, daily, total }: Way, fuel: Fuel): PriceLine[] {
  const base = { fuel, register: undefined, text: rate.cell.text, total }
  const amountOf = (pence: number): PlacedNumber => ({ ...total, value: Math.round(pence) / 100 })
  const counted: PlacedNumber = { ...daily, value: days, unit: 'days', decimals: 0 }
  const energy = amountOf(quantity.value * rate.value)
  const standing = amountOf(days * daily.value)
  return [
    { ...base, kind: 'unit', quantity, price: rate, pence: rate.value, amount: energy },
    { ...base, kind: 'standing', quantity: counted, price: daily, pence: daily.value, amount: standing },
  ]
}
