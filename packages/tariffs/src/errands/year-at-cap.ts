import type { IsoDay } from '../calendar/iso-day.ts'
import { annualCost } from '../cost/annual-cost.ts'
import type { RegionLetter } from '../place/region.ts'
import type { KnownFigures } from '../reference/known-figures.ts'
import { capPrice } from '../reference/cap-in-force.ts'
import { FUELS, type PaymentMethod } from '../tariff/fuel.ts'
import type { HomeUse } from '../usage/estimated-use.ts'

type AtCap = { use: HomeUse; letter: RegionLetter | undefined; paymentMethod: PaymentMethod }

/** The cost of a year at today's cap, in pence; undefined if it isn't known for every fuel. */
export function yearAtCap(
  { use, letter, paymentMethod }: AtCap,
  on: IsoDay,
  figures: KnownFigures,
): number | undefined {
  const fuels = FUELS.filter((fuel) => use[fuel])
  const contracts = Object.fromEntries(
    fuels.flatMap((fuel) => {
      const cap = capPrice(fuel, { figures, on, region: letter, paymentMethod })
      return cap && !cap.isEarlier ? [[fuel, { prices: [cap.price] }]] : []
    }),
  )
  if (fuels.length === 0 || Object.keys(contracts).length < fuels.length) return undefined
  const usage = Object.fromEntries(fuels.map((fuel) => [fuel, use[fuel]?.use]))
  return annualCost({ contracts, usage, from: on, vat: figures.vatRates }).pence
}
