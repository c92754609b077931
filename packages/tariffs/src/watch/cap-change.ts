import { addDays, type IsoDay } from '../calendar/iso-day.ts'
import { type ComparisonInput, likelyUsage } from '../compare/comparison-input.ts'
import { annualCost } from '../cost/annual-cost.ts'
import { priceOn } from '../cost/split-window.ts'
import { type CapQuery, capRatesOn } from '../reference/price-cap.ts'
import { type Fuel, FUELS, WHOLE } from '../tariff/fuel.ts'
import type { FuelContract, HomeContracts } from '../tariff/fuel-contract.ts'
import type { Price } from '../tariff/price.ts'

/** `nowPence`: the same year, from that day on, at the rates of today. */
export type CapChange = { on: IsoDay; fuels: Fuel[]; yearPence: number; nowPence: number }

/** Two rates are the same when they differ by less than this: bills and price lists round theirs. */
const SAME_WITHIN_BASIS_POINTS = 50

/**
 * The next day on which the price cap changes what a home pays, and a year at the rates from then on. Only for fuels
 * that are charged at the cap of today to the rounding, and only if the next cap is known in the same cell: the home's
 * region and payment method, or the average if today's price is the average's.
 */
export function capChange({ on, home, current, use, figures }: ComparisonInput): CapChange | undefined {
  const changes = FUELS.flatMap((fuel) => {
    const contract = current[fuel]
    const paid = contract && variablePrice(contract, on)
    if (!paid) return []
    const { region, paymentMethod } = home
    const next =
      nextCap({ figures, on, fuel, region, paymentMethod }, paid) ?? nextCap({ figures, on, fuel, paymentMethod }, paid)
    return next ? [{ fuel, next, paid }] : []
  })
  const day = changes.map(({ next }) => next.from).toSorted()[0]
  if (day === undefined) return undefined
  const changed = changes.filter(({ next }) => next.from === day)
  const yearAt = (price: 'next' | 'paid') => {
    const contracts: HomeContracts = { ...current }
    for (const { fuel, [price]: at } of changed) contracts[fuel] = { ...current[fuel], prices: [at], thenPrices: [at] }
    return annualCost({ contracts, usage: likelyUsage(use), from: day, vat: figures.vatRates }).pence
  }
  return { on: day, fuels: changed.map(({ fuel }) => fuel), yearPence: yearAt('next'), nowPence: yearAt('paid') }
}

/** The price on a day of a contract with variable prices: it has no term, or its term is over. */
function variablePrice({ prices, thenPrices = [], endsOn, endIsUnknown }: FuelContract, on: IsoDay): Price | undefined {
  if (endsOn === undefined ? endIsUnknown : endsOn >= on) return undefined
  return priceOn(endsOn !== undefined && thenPrices.length > 0 ? thenPrices : prices, on)
}

function nextCap(query: CapQuery, paid: Price): Price | undefined {
  const now = capRatesOn(query)
  const next = now && isSamePrice(paid, now.price) ? capRatesOn({ ...query, on: addDays(now.to, 1) }) : undefined
  return next && !isSamePrice(next.price, paid, 0) ? next.price : undefined
}

function isSamePrice(one: Price, other: Price, within = SAME_WITHIN_BASIS_POINTS): boolean {
  if (!('single' in one.unitRates) || !('single' in other.unitRates)) return false
  // Each rate times the other's VAT: as if neither included it.
  const [toOne, toOther] = [WHOLE + other.includesVatBasisPoints, WHOLE + one.includesVatBasisPoints]
  const isSame = (a: number, b: number) => Math.abs(a * toOne - b * toOther) <= (b * toOther * within) / WHOLE
  return (
    isSame(one.unitRates.single, other.unitRates.single) &&
    isSame(one.standingMicroPencePerDay, other.standingMicroPencePerDay)
  )
}
