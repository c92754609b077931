import { DAYS_OF_YEAR, type IsoDay } from '../calendar/iso-day.ts'
import { type Exact, exact, plus, rounded, times, ZERO } from '../money/exact.ts'
import { MICRO } from '../money/micro-pence.ts'
import type { VatTable } from '../reference/vat.ts'
import { type BasisPoints, type Fuel, WHOLE } from '../tariff/fuel.ts'
import type { ContractDiscount, FuelContract } from '../tariff/fuel-contract.ts'
import { type AnyRates, type FuelUsage, isPossibleUse, type Price } from '../tariff/price.ts'
import type { Assumption } from './assumptions.ts'
import { assumptionsOf } from './assumptions.ts'
import type { CostLine } from './cost-line.ts'
import { registerUse, type RegisterUse } from './register-use.ts'
import { type Stretch, splitWindow, type Window } from './split-window.ts'

export type FuelCost = {
  pence: number
  lines: CostLine[]
  assumptions: Assumption[]
  /** The price of the first days if it varies by time of day: there is no line for hours without usage. */
  byTime?: { price: Price; vatBasisPoints: BasisPoints }
}

/** Usage metered by the half hour: it determines itself what falls on each rate in a period. */
export type MeteredUse = { inStretch: (rates: AnyRates, from: IsoDay, days: number) => RegisterUse[] }

export type FuelCostInput = {
  fuel: Fuel
  contract: FuelContract
  usage: FuelUsage | MeteredUse
  window: Window
  vat: VatTable
}

// A line before its pence are known. `Omit` is not distributive over a union.
type WithoutPence<Line> = Line extends CostLine ? Omit<Line, 'pence'> : never
type OpenLine = { line: WithoutPence<CostLine>; amount: Exact }

const WATT_HOURS_PER_KWH = 1000
const ONE = exact(1)

/**
 * What a fuel costs over a window, exact until the end and rounded to the penny once. Usage without half-hourly data is
 * spread evenly over the year. Each line gets the pennies that it adds to the running total, so that the lines always
 * add up to what is shown.
 */
export function costOfFuel({ fuel, contract, usage, window, vat }: FuelCostInput): FuelCost {
  if (!('inStretch' in usage) && !isPossibleUse(usage))
    throw new RangeError(`${JSON.stringify(usage)} is not a year’s use`)
  const stretches = splitWindow(fuel, contract, window, vat)
  const open = stretches.flatMap((stretch) => linesOfStretch(stretch, contract, usage))
  const { lines, pence } = closeLines(open)
  const [first] = stretches
  const isByTime = first && ('bands' in first.price.unitRates || 'published' in first.price.unitRates)
  const byTime = isByTime && { price: first.price, vatBasisPoints: first.vatBasisPoints }
  return { pence, lines, assumptions: assumptionsOf(contract, usage, stretches), ...(byTime && { byTime }) }
}

function linesOfStretch(stretch: Stretch, contract: FuelContract, usage: FuelUsage | MeteredUse): OpenLine[] {
  const { from, to, days, leg, price, vatBasisPoints } = stretch
  const vatFactor = exact(WHOLE + vatBasisPoints, WHOLE + price.includesVatBasisPoints)
  const withVat = (micro: number) => times(exact(micro, MICRO), vatFactor)
  const shown = (micro: number) => rounded(times(exact(micro), vatFactor))
  const partOfYear = exact(days, DAYS_OF_YEAR)
  const where = { from, to, days, leg }

  const isMetered = 'inStretch' in usage
  const uses = isMetered ? usage.inStretch(price.unitRates, from, days) : registerUse(usage, price.unitRates)
  const part = isMetered ? ONE : partOfYear
  const units = uses.map(({ register, band, wattHours, rate, cost }): OpenLine => {
    const used = rounded(times(wattHours, part))
    const line = { ...where, kind: 'unit', register, ...(band !== undefined && { band }), wattHours: used } as const
    const amount = times(times(times(cost, part), exact(1, WATT_HOURS_PER_KWH * MICRO)), vatFactor)
    return { line: { ...line, rateMicroPence: shown(rate), vatBasisPoints }, amount }
  })
  const standingRate = price.standingMicroPencePerDay
  const standing: OpenLine = {
    line: { ...where, kind: 'standing', rateMicroPence: shown(standingRate), vatBasisPoints },
    amount: times(exact(days), withVat(standingRate)),
  }
  const unitsTotal = units.reduce((sum, { amount }) => plus(sum, amount), ZERO)
  const discounts = leg === 'after' ? [] : (contract.discounts ?? [])
  return [
    ...units,
    standing,
    ...discounts.map((discount): OpenLine => ({
      line: { ...where, kind: 'discount', name: discount.name },
      amount: times(exact(-1), discountOver(discount, unitsTotal, partOfYear)),
    })),
  ]
}

function discountOver(discount: ContractDiscount, unitsTotal: Exact, partOfYear: Exact): Exact {
  return 'pencePerYear' in discount
    ? times(exact(discount.pencePerYear), partOfYear)
    : times(unitsTotal, exact(discount.basisPointsOffUnits, WHOLE))
}

function closeLines(open: readonly OpenLine[]): { lines: CostLine[]; pence: number } {
  let total = ZERO
  let pence = 0
  const lines = open.map(({ line, amount }): CostLine => {
    total = plus(total, amount)
    const before = pence
    pence = rounded(total)
    return { ...line, pence: pence - before }
  })
  return { lines, pence }
}
