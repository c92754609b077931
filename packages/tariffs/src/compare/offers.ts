import type { IsoDay } from '../calendar/iso-day.ts'
import type { Fuel } from '../tariff/fuel.ts'
import { contractFromTariff } from '../tariff/contract-from-tariff.ts'
import type { FuelContract, HomeContracts } from '../tariff/fuel-contract.ts'
import { dependsOnTime } from '../tariff/rate-calendar.ts'
import type { Requirement, Tariff } from '../tariff/tariff.ts'
import { comparedFuels, type ComparisonInput } from './comparison-input.ts'

/**
 * A tariff that this home could take: what it would pay for every fuel, including those that stay with the old
 * supplier.
 */
export type Offer = { tariff: Tariff; fuels: Fuel[]; contracts: HomeContracts }

export type Exclusion = {
  tariffId: string
  reason: 'not_on_sale' | 'no_price_here' | 'not_for_this_home' | 'night_use_unknown'
  missing?: Requirement[]
}

// Anyone can open an online account, so it is a condition to show and never excludes a tariff.
const WITHIN_REACH: readonly Requirement[] = ['online_account']

/** Sorts tariffs into those that this home could start on a day and the others, with the reason. */
export function findOffers(
  input: ComparisonInput,
  startsOn: IsoDay,
  tariffs = input.catalogue,
): { offers: Offer[]; excluded: Exclusion[] } {
  const offers: Offer[] = []
  const excluded: Exclusion[] = []
  for (const tariff of tariffs) {
    const found = offerOf(tariff, input, startsOn)
    if ('reason' in found) excluded.push(found)
    else offers.push(found)
  }
  return { offers, excluded }
}

function offerOf(tariff: Tariff, input: ComparisonInput, startsOn: IsoDay): Offer | Exclusion {
  const { home, current, catalogue, on } = input
  const tariffId = tariff.id
  const paymentMethod = input.payBy ?? home.paymentMethod
  if (!isOnSale(tariff, on)) return { tariffId, reason: 'not_on_sale' }
  const missing = missingRequirements(tariff, input)
  if (missing.length > 0) return { tariffId, reason: 'not_for_this_home', missing }
  const fuels = comparedFuels(input)
  const priced: Partial<Record<Fuel, FuelContract>> = {}
  for (const fuel of fuels) {
    const contract = contractFromTariff(tariff, { fuel, region: home.region, paymentMethod }, startsOn, catalogue)
    if (contract) priced[fuel] = contract
  }
  const switched = fuels.filter((fuel) => priced[fuel])
  if (switched.length === 0) return { tariffId, reason: 'no_price_here' }
  if (priced.electricity && hasRegisters(priced.electricity) && !isNightUseKnown(input))
    return { tariffId, reason: 'night_use_unknown' }
  return {
    tariff,
    fuels: switched,
    contracts: {
      electricity: priced.electricity ?? current.electricity,
      gas: priced.gas ?? current.gas,
      // Switching one fuel ends the old supplier's discount for both.
      dualFuelDiscounts: switched.length === 2 ? dualFuelDiscounts(tariff) : [],
    },
  }
}

/** Judged as of today, whenever a home would start, because the offers of a later day are unknown. */
export function isOnSale(
  { availableFrom, availableTo }: Pick<Tariff, 'availableFrom' | 'availableTo'>,
  on: IsoDay,
): boolean {
  return availableFrom <= on && (availableTo === undefined || availableTo >= on)
}

export function missingRequirements({ needs, supplier }: Tariff, { home }: ComparisonInput): Requirement[] {
  const isNew = home.supplier !== undefined && home.supplier !== supplier
  return needs.filter(
    (need) => !WITHIN_REACH.includes(need) && !home.has.includes(need) && !(need === 'new_customer' && isNew),
  )
}

/**
 * Whether the meter has a separate night register, whose share we cannot guess. Prices by time of day are weighted by a
 * typical home's usage.
 */
function hasRegisters({ prices, thenPrices = [] }: FuelContract): boolean {
  return [...prices, ...thenPrices].some(({ unitRates }) => 'day' in unitRates)
}

export function isNightUseKnown({ use, current }: ComparisonInput): boolean {
  const usage = use.electricity?.use
  // A home with prices by time of day is compared with the same assumed share on both sides.
  const paysByTime = current.electricity?.prices.some(({ unitRates }) => dependsOnTime(unitRates)) ?? false
  return !usage || 'day' in usage || !!usage.times || usage.nightBasisPoints !== undefined || paysByTime
}

export function dualFuelDiscounts({ discounts }: Tariff): { name: string; pencePerYear: number }[] {
  return discounts.flatMap((discount) =>
    discount.appliesTo === 'dual_fuel' && discount.counts === 'every_year' && 'pencePerYear' in discount
      ? [{ name: discount.name, pencePerYear: discount.pencePerYear }]
      : [],
  )
}
