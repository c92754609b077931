import { addDays, DAYS_OF_YEAR, daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import type { VatTable } from '../reference/vat.ts'
import { hasPrice, type HomeContracts } from '../tariff/fuel-contract.ts'
import type { FuelUsage } from '../tariff/price.ts'
import type { Assumption } from './assumptions.ts'
import { costOfFuel, type FuelCost, type MeteredUse } from './cost-of-fuel.ts'

export type HomeCost = {
  from: IsoDay
  days: number
  pence: number
  electricity?: FuelCost
  gas?: FuelCost
  /** Discounts for taking both fuels, as negative pence. */
  dualFuel: { name: string; pence: number }[]
  assumptions: Assumption[]
}

export type HomeCostInput = {
  contracts: HomeContracts
  usage: { electricity?: FuelUsage | MeteredUse; gas?: FuelUsage | MeteredUse }
  from: IsoDay
  days?: number
  vat: VatTable
}

/**
 * What a home pays in the 365 days from a day on (or in fewer), with its working. Each fuel is rounded to the penny
 * once, and the total is their sum. A fuel without usage, contract or price is left out; anything else unknown is
 * listed in the assumptions.
 */
export function annualCost({ contracts, usage, from, days = DAYS_OF_YEAR, vat }: HomeCostInput): HomeCost {
  const window = { from, days }
  const costs = (['electricity', 'gas'] as const).map((fuel) => {
    const contract = contracts[fuel]
    const fuelUsage = usage[fuel]
    return contract && fuelUsage && hasPrice(contract)
      ? costOfFuel({ fuel, contract, usage: fuelUsage, window, vat })
      : undefined
  })
  const [electricity, gas] = costs
  const dualFuel = electricity && gas ? dualFuelLines(contracts, from, days) : []
  const pence = [...costs, ...dualFuel].reduce((sum, each) => sum + (each?.pence ?? 0), 0)
  const assumptions = [...new Set(costs.flatMap((cost) => cost?.assumptions ?? []))]
  return { from, days, pence, ...(electricity && { electricity }), ...(gas && { gas }), dualFuel, assumptions }
}

function dualFuelLines({ dualFuelDiscounts = [], electricity, gas }: HomeContracts, from: IsoDay, days: number) {
  const ends = [electricity?.endsOn, gas?.endsOn].filter((day) => day !== undefined)
  const daysTogether = Math.max(0, Math.min(days, ...ends.map((day) => daysBetween(from, addDays(day, 1)))))
  if (daysTogether === 0) return []
  return dualFuelDiscounts.map(({ name, pencePerYear }) => ({
    name,
    pence: discountOver(pencePerYear, daysTogether),
  }))
}

/** The part of a yearly discount for so many days, as negative pence; halves are rounded up. */
export function discountOver(pencePerYear: number, days: number): number {
  // Whole numbers far below 2^53: dividing them cannot reach another whole number.
  return Math.floor((DAYS_OF_YEAR - 2 * pencePerYear * days) / (2 * DAYS_OF_YEAR))
}
