import { addDays, dayNumber, DAYS_OF_YEAR, type IsoDay, isoDayOf } from '../calendar/iso-day.ts'
import { discountOver } from '../cost/annual-cost.ts'
import { costOfFuel } from '../cost/cost-of-fuel.ts'
import {
  quickContract,
  type QuickContract,
  quickPence,
  quickUse,
  type QuickUse,
  type VatSums,
} from '../cost/quick-cost.ts'
import type { Fuel } from '../tariff/fuel.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'
import type { Tariff } from '../tariff/tariff.ts'
import type { AnnualUsage, FuelUsage } from '../tariff/price.ts'
import { comparedFuels, type ComparisonInput } from './comparison-input.ts'
import { exitFeeOn, freeToLeaveOn } from './exit-fee.ts'
import { isNightUseKnown, missingRequirements } from './offers.ts'
import type { PreparedCatalogue, PreparedOffer } from './prepared-catalogue.ts'

/** A home with a catalogue: what it pays, what it may take and when, prepared for any usage. */
export type PlannedHome = {
  input: ComparisonInput
  prepared: PreparedCatalogue
  fuels: PaidFuel[]
  /** Days worth considering, today first. */
  days: SwitchDay[]
  /** The day after the year. */
  endDay: number
}
export type PaidFuel = {
  fuel: Fuel
  contract: FuelContract
  quick: QuickContract
  endDay: number
  vat: VatSums
}
/** Offers do not depend on usage, so they are looked up once for all usages within the estimated range. */
export type SwitchDay = { on: IsoDay; number: number; offers: DayOffer[] }
/** A tariff that the home could start on a day. */
export type DayOffer = {
  tariff: Tariff
  /** For the fuels of the home, in order; one that the tariff does not supply is unchanged. */
  contracts: (QuickContract | undefined)[]
  endDay: number
  /** Exit fees of the fuels that leave, and their exit fees a day earlier. */
  feePence: number
  feeDayBeforePence: number
  /** The tariff's discount for both fuels together until the end of the year, as negative pence. */
  discountPence: number
}
/** A year's usage of the fuels of a home, in order. */
export type UseOfFuels = readonly { usage: FuelUsage; quick: QuickUse }[]

export function planHome(input: ComparisonInput, prepared: PreparedCatalogue): PlannedHome {
  const { on, home, current, catalogue, figures } = input
  if (prepared.on !== on || prepared.catalogue !== catalogue || prepared.vat !== figures.vatRates) {
    throw new RangeError('The catalogue was prepared for a different day, VAT rate or set of tariffs')
  }
  const fuels = comparedFuels(input).flatMap((fuel): PaidFuel[] => {
    const contract = current[fuel]
    if (!contract) return []
    const endDay = contract.endsOn === undefined ? Infinity : dayNumber(contract.endsOn)
    return [{ fuel, contract, quick: quickContract(contract), endDay, vat: prepared.vatSums(fuel) }]
  })
  const endDay = prepared.firstDay + DAYS_OF_YEAR
  const offers = prepared
    .offersIn(home.region, input.payBy ?? home.paymentMethod)
    .filter(({ tariff }) => missingRequirements(tariff, input).length === 0)
  const isNightKnown = isNightUseKnown(input)
  const days = daysToConsider(input).map((on): SwitchDay => {
    const number = dayNumber(on)
    const leaving = fuels.map(({ fuel, contract }) => ({
      fuel,
      feePence: exitFeeOn(contract, on).pence,
      feeDayBeforePence: exitFeeOn(contract, addDays(on, -1)).pence,
    }))
    const found: DayOffer[] = []
    for (const offer of offers) {
      const each = dayOffer(offer, leaving, number, endDay, isNightKnown)
      if (each) found.push(each)
    }
    return { on, number, offers: found }
  })
  return { input, prepared, fuels, days, endDay }
}

type LeavingFuel = { fuel: Fuel; feePence: number; feeDayBeforePence: number }

/** Called for every tariff, home and day, so it allocates nothing that it does not return. */
function dayOffer(
  { tariff, electricity, gas, endDayFrom, dualFuelPence }: PreparedOffer,
  leaving: readonly LeavingFuel[],
  startDay: number,
  yearEnd: number,
  isNightKnown: boolean,
): DayOffer | undefined {
  const contracts: (QuickContract | undefined)[] = []
  let moved = 0
  let feePence = 0
  let feeDayBeforePence = 0
  for (const fee of leaving) {
    const contract = fee.fuel === 'gas' ? gas?.(startDay) : electricity?.(startDay)
    contracts.push(contract)
    if (!contract) continue
    if (contract.hasRegisters && fee.fuel === 'electricity' && !isNightKnown) return undefined
    moved++
    feePence += fee.feePence
    feeDayBeforePence += fee.feeDayBeforePence
  }
  if (moved === 0) return undefined
  const endDay = endDayFrom(startDay)
  let discountPence = 0
  if (moved === 2) {
    const together = Math.max(0, Math.min(yearEnd, endDay + 1) - startDay)
    for (const pencePerYear of dualFuelPence) discountPence += discountOver(pencePerYear, together)
  }
  return { tariff, contracts, endDay, feePence, feeDayBeforePence, discountPence }
}

/** Today, the first day without an exit fee, the day after a fixed term, and the days on which current prices change. */
function daysToConsider({ on, current }: ComparisonInput): IsoDay[] {
  const days = [current.electricity, current.gas].flatMap((contract) =>
    contract
      ? [
          ...contract.prices.map(({ from }) => from),
          freeToLeaveOn(contract),
          contract.endsOn === undefined ? undefined : addDays(contract.endsOn, 1),
        ]
      : [],
  )
  const end = addDays(on, DAYS_OF_YEAR)
  const later = days.flatMap((day) => (day !== undefined && day > on && day < end ? [day] : []))
  return [...new Set([on, ...later])].toSorted()
}

export function useOfFuels({ fuels }: PlannedHome, annual: AnnualUsage): UseOfFuels {
  return fuels.flatMap(({ fuel }) => {
    const usage = annual[fuel]
    return usage ? [{ usage, quick: quickUse(usage) }] : []
  })
}

/** The cost of the current contracts from a day to before another. */
export function penceAsNow(home: PlannedHome, uses: UseOfFuels, fromDay: number, toDay: number): number {
  const { fuels, input } = home
  const discounts = fuels.length === 2 ? (input.current.dualFuelDiscounts ?? []) : []
  const together = Math.max(0, Math.min(toDay, ...fuels.map(({ endDay }) => endDay + 1)) - fromDay)
  const discount = discounts.reduce((sum, { pencePerYear }) => sum + discountOver(pencePerYear, together), 0)
  return fuels.reduce((sum, _, index) => sum + fuelPenceAsNow(home, index, uses, fromDay, toDay), discount)
}

/** The cost of one fuel on its current contract. */
export function fuelPenceAsNow(
  { fuels, prepared }: PlannedHome,
  index: number,
  uses: UseOfFuels,
  fromDay: number,
  toDay: number,
): number {
  const [paid, use] = [fuels[index], uses[index]]
  if (!paid || !use || toDay === fromDay) return 0
  const pence = quickPence(paid.quick, use.quick, fromDay, toDay, paid.endDay, paid.vat)
  if (!Number.isNaN(pence)) return pence
  const window = { from: isoDayOf(fromDay), days: toDay - fromDay }
  return costOfFuel({ fuel: paid.fuel, contract: paid.contract, usage: use.usage, window, vat: prepared.vat }).pence
}
