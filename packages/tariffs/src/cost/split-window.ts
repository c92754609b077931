import { addDays, daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import { vatOn, type VatTable } from '../reference/vat.ts'
import type { BasisPoints, Fuel } from '../tariff/fuel.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'
import type { Price } from '../tariff/price.ts'

/** Consecutive days on which nothing changes: one price, one VAT rate, one side of the contract's end. */
export type Stretch = {
  from: IsoDay
  to: IsoDay
  days: number
  /** `contract` until its last day, `after` from the next. */
  leg: 'contract' | 'after'
  price: Price
  /** No price had started yet, so the first future one is used instead. */
  isBeforeFirstPrice: boolean
  vatBasisPoints: BasisPoints
}

export type Window = { from: IsoDay; days: number }

/** Splits a window wherever a price, the VAT or the contract changes. */
export function splitWindow(fuel: Fuel, contract: FuelContract, window: Window, vat: VatTable): Stretch[] {
  const end = addDays(window.from, window.days)
  const { endsOn, prices, thenPrices = [] } = contract
  const changes = [
    ...prices.map(({ from }) => from),
    ...thenPrices.map(({ from }) => from),
    ...vat.filter((rate) => rate.fuel === fuel).map(({ from }) => from),
    ...(endsOn === undefined ? [] : [addDays(endsOn, 1)]),
  ].filter((day) => day > window.from && day < end)
  const starts = [...new Set([window.from, ...changes])].toSorted()

  return starts.map((from, index) => {
    const next = starts[index + 1] ?? end
    const leg = endsOn !== undefined && from > endsOn ? 'after' : 'contract'
    const isOnThenPrices = prices.length === 0 || (leg === 'after' && thenPrices.length > 0)
    const price = priceOn(isOnThenPrices ? thenPrices : prices, from)
    const to = addDays(next, -1)
    return {
      from,
      to,
      days: daysBetween(from, next),
      leg,
      price,
      isBeforeFirstPrice: price.from > from,
      vatBasisPoints: vatOn(vat, fuel, from),
    }
  })
}

/** The last price that has started, or else the first future one: bills often print rates that start later. */
export function priceOn(prices: readonly Price[], day: IsoDay): Price {
  let begun: Price | undefined
  let first: Price | undefined
  for (const price of prices) {
    if (price.from <= day && (!begun || price.from >= begun.from)) begun = price
    if (!first || price.from < first.from) first = price
  }
  const found = begun ?? first
  if (!found) throw new RangeError('A contract without any price has no cost')
  return found
}
