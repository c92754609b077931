import type { IsoDay } from '../calendar/iso-day.ts'
import { MICRO } from '../money/micro-pence.ts'
import type { BasisPoints } from './fuel.ts'
import type { Price } from './price.ts'

/** A discount for everybody on the tariff, every year. Amounts include VAT. */
export type ContractDiscount = { name: string } & ({ pencePerYear: number } | { basisPointsOffUnits: BasisPoints })

/** What a home pays for one fuel, now and in the future. */
export type FuelContract = {
  /** In order of `from`; prices already announced for later days are in here too. */
  prices: readonly Price[]
  /** Last day of a fixed term. Absent: the contract is open-ended, or the end is unknown (`endIsUnknown`). */
  endsOn?: IsoDay | undefined
  endIsUnknown?: boolean
  /** Last day of a fixed term that is over: the prices are those since. */
  endedOn?: IsoDay | undefined
  /** The supplier's variable prices, charged after the last day. */
  thenPrices?: readonly Price[] | undefined
  exitFeePence?: number | undefined
  discounts?: readonly ContractDiscount[] | undefined
}

/** Whether any price of the contract is known. */
export function hasPrice({ prices, thenPrices = [] }: FuelContract): boolean {
  return prices.length + thenPrices.length > 0
}

/** Who supplies what to a home. */
export type HomeContracts = {
  electricity?: FuelContract | undefined
  gas?: FuelContract | undefined
  /** Discounts for taking both fuels together. They end when either contract does. */
  dualFuelDiscounts?: readonly { name: string; pencePerYear: number }[] | undefined
}

/** With rates corrected, in pence, and all other terms as they are; undefined unless it has one price with one rate. */
export function withRate(
  printed: FuelContract,
  { unitPence, nightPence, standingPence }: { unitPence?: number; nightPence?: number; standingPence?: number },
): FuelContract | undefined {
  const [price, ...others] = printed.prices
  const isTold = unitPence !== undefined || standingPence !== undefined
  if (!price || !isTold || nightPence !== undefined || others.length > 0 || !('single' in price.unitRates))
    return undefined
  return {
    ...printed,
    prices: [
      {
        ...price,
        ...(unitPence !== undefined && { unitRates: { single: Math.round(unitPence * MICRO) } }),
        ...(standingPence !== undefined && { standingMicroPencePerDay: Math.round(standingPence * MICRO) }),
      },
    ],
  }
}
