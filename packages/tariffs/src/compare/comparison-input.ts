import type { IsoDay } from '../calendar/iso-day.ts'
import type { RegionLetter } from '../place/region.ts'
import type { VatTable } from '../reference/vat.ts'
import { type Fuel, FUELS, type PaymentMethod } from '../tariff/fuel.ts'
import type { HomeContracts } from '../tariff/fuel-contract.ts'
import type { AnnualUsage } from '../tariff/price.ts'
import type { Requirement, Tariff } from '../tariff/tariff.ts'
import type { HomeUse } from '../usage/estimated-use.ts'

export type Home = {
  region: RegionLetter
  paymentMethod: PaymentMethod
  /** What the home has of the things that tariffs ask for. */
  has: readonly Requirement[]
  supplier?: string
}

export type ComparisonInput = {
  /** The day from which a new tariff would count. */
  on: IsoDay
  home: Home
  use: HomeUse
  current: HomeContracts
  catalogue: readonly Tariff[]
  /** Another way to pay than now, only when the person asks for it. */
  payBy?: PaymentMethod
  /** Less than this in a year is not worth the trouble. */
  worthwhilePence?: number
  vat?: VatTable
}

/** The fuels that can be compared: used by the home, and with a contract to compare against. */
export function comparedFuels({ use, current }: Pick<ComparisonInput, 'use' | 'current'>): Fuel[] {
  return FUELS.filter((fuel) => use[fuel] && current[fuel])
}

/** The likely year. */
export function likelyUsage({ electricity, gas }: HomeUse): AnnualUsage {
  return { ...(electricity && { electricity: electricity.use }), ...(gas && { gas: gas.use }) }
}

/**
 * The years at the edges of the range, each fuel low and high. Costs are straight lines in the use of each fuel, so that
 * whatever lies inside the range costs something between these.
 */
export function edgeUsages({ electricity, gas }: HomeUse): AnnualUsage[] {
  if (!electricity?.low && !electricity?.high && !gas?.low && !gas?.high) return []
  const ends = (use: HomeUse['gas']) => (use ? [use.low ?? use.use, use.high ?? use.use] : [undefined])
  return ends(electricity).flatMap((electric) =>
    ends(gas).map((gasUse) => ({ ...(electric && { electricity: electric }), ...(gasUse && { gas: gasUse }) })),
  )
}
