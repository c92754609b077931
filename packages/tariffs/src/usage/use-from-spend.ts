import { DAYS_OF_YEAR, type IsoDay } from '../calendar/iso-day.ts'
import { dividedBy, type Exact, exact, minus, plus, rounded, times, ZERO } from '../money/exact.ts'
import { MICRO } from '../money/micro-pence.ts'
import { sayPounds } from '../money/say-money.ts'
import type { KnownFigures } from '../reference/known-figures.ts'
import { vatOn } from '../reference/vat.ts'
import { type BasisPoints, type Fuel, FUELS, WHOLE } from '../tariff/fuel.ts'
import type { FuelUsage, Price } from '../tariff/price.ts'
import type { EstimatedUse, HomeUse } from './estimated-use.ts'
import { registerUse } from '../cost/register-use.ts'
import { ECONOMY_7_NIGHT_BASIS_POINTS, typicalWattHours } from './typical-use-of.ts'

export type Spend = {
  /** The yearly payment for the fuels of `prices` together, VAT included. */
  pencePerYear: number
  prices: { electricity?: Price | undefined; gas?: Price | undefined }
  on: IsoDay
  figures: KnownFigures
}

// Payments are smoothed over the year and may include a debt or a credit.
const RANGE_PERCENT = 15

/**
 * A year's usage from the payments: the standing charges are subtracted, the rest is divided by the unit rates. Two
 * fuels on one payment are split as in a typical home. Undefined if the payment does not even cover the standing
 * charges.
 */
export function useFromSpend({ pencePerYear, prices, on, figures }: Spend): HomeUse | undefined {
  const vatOf = (fuel: Fuel) => vatOn(figures.vatRates, fuel, on)
  const fuels = FUELS.flatMap((fuel) => {
    const price = prices[fuel]
    const typical = typicalWattHours({ figures, on, fuel })
    return price && typical !== undefined ? [{ fuel, price, typical }] : []
  })
  const standing = fuels.reduce(
    (sum, { fuel, price }) =>
      plus(sum, withVat(exact(price.standingMicroPencePerDay * DAYS_OF_YEAR, MICRO), price, vatOf(fuel))),
    ZERO,
  )
  const typicalUnits = fuels.reduce(
    (sum, { fuel, price, typical }) => plus(sum, unitCost(typical, price, vatOf(fuel))),
    ZERO,
  )
  const left = minus(exact(pencePerYear), standing)
  if (left.top <= 0n || typicalUnits.top <= 0n) return undefined
  const factor = dividedBy(left, typicalUnits)
  return Object.fromEntries(
    fuels.map(({ fuel, price, typical }) => [
      fuel,
      estimate(rounded(times(exact(typical), factor)), price, pencePerYear),
    ]),
  )
}

function estimate(wattHours: number, price: Price, pencePerYear: number): EstimatedUse {
  const usage = (percent: number): FuelUsage => ({
    single: Math.round((wattHours * percent) / 100),
    ...('day' in price.unitRates && { nightBasisPoints: ECONOMY_7_NIGHT_BASIS_POINTS }),
  })
  return {
    use: usage(100),
    low: usage(100 - RANGE_PERCENT),
    high: usage(100 + RANGE_PERCENT),
    basis: 'spend',
    note: `Estimated from ${sayPounds(pencePerYear)} a year. You may be paying off a debt or building up credit, so this is a rough figure.`,
  }
}

function unitCost(wattHours: number, price: Price, vat: BasisPoints): Exact {
  const cost = registerUse({ single: wattHours }, price.unitRates).reduce((sum, use) => plus(sum, use.cost), ZERO)
  return withVat(times(cost, exact(1, 1000 * MICRO)), price, vat)
}

function withVat(amount: Exact, price: Price, vat: BasisPoints): Exact {
  return times(amount, exact(WHOLE + vat, WHOLE + price.includesVatBasisPoints))
}
