import type { IsoDay } from '../calendar/iso-day.ts'
import { costOfFuel } from '../cost/cost-of-fuel.ts'
import { quickPence } from '../cost/quick-cost.ts'
import { contractFromTariff } from '../tariff/contract-from-tariff.ts'
import {
  type DayOffer,
  fuelPenceAsNow,
  penceAsNow,
  type PaidFuel,
  type PlannedHome,
  type SwitchDay,
  type UseOfFuels,
} from './planned-home.ts'

/**
 * The year's cost if a home switches to a tariff on a day: the old contracts until then, the new after, and any fee.
 */
export type SwitchPlan = {
  on: IsoDay
  tariffId: string
  yearPence: number
  feePence: number
  /** The exit fee a day earlier: whether the fee ends on exactly this day. */
  feeDayBeforePence: number
}

/** The cheapest tariff to switch to on each day, today first. Days without an offer are left out. */
export function switchPlans(home: PlannedHome, uses: UseOfFuels): SwitchPlan[] {
  return home.days.flatMap((day) => bestPlan(home, day, day.offers, uses) ?? [])
}

/** Switching to one tariff on one of the days. */
export function planFor(home: PlannedHome, tariffId: string, on: IsoDay, uses: UseOfFuels): SwitchPlan | undefined {
  const day = home.days.find((each) => each.on === on)
  return (
    day &&
    bestPlan(
      home,
      day,
      day.offers.filter(({ tariff }) => tariff.id === tariffId),
      uses,
    )
  )
}

/** The cheapest tariff in the year from today on, without exit fees: the first of a comparison. */
export function cheapestToday(home: PlannedHome, uses: UseOfFuels): string | undefined {
  const [today] = home.days
  const withoutFees = today?.offers.map((offer) => ({ ...offer, feePence: 0 }))
  return today && withoutFees && bestPlan(home, today, withoutFees, uses)?.tariffId
}

/** Of two with the same cost, the first by ID, so that results are deterministic. */
function bestPlan(
  home: PlannedHome,
  day: SwitchDay,
  offers: readonly DayOffer[],
  uses: UseOfFuels,
): SwitchPlan | undefined {
  const { prepared, fuels, endDay } = home
  const stayPence = fuels.map((_, index) => fuelPenceAsNow(home, index, uses, day.number, endDay))
  let best: DayOffer | undefined
  let bestPence = Infinity
  for (const offer of offers) {
    const pence = penceFrom(home, day, offer, uses, stayPence)
    if (pence < bestPence || (best && pence === bestPence && offer.tariff.id < best.tariff.id)) {
      best = offer
      bestPence = pence
    }
  }
  return (
    best && {
      on: day.on,
      tariffId: best.tariff.id,
      yearPence: penceAsNow(home, uses, prepared.firstDay, day.number) + bestPence,
      feePence: best.feePence,
      feeDayBeforePence: best.feeDayBeforePence,
    }
  )
}

/** The rest of the year from a switch on, fees included. */
function penceFrom(
  home: PlannedHome,
  day: SwitchDay,
  offer: DayOffer,
  uses: UseOfFuels,
  stayPence: readonly number[],
): number {
  const { fuels, endDay } = home
  let sum = offer.feePence + offer.discountPence
  for (let index = 0; index < fuels.length; index++) {
    const paid = fuels[index]
    const use = uses[index]
    if (!paid || !use) continue
    const contract = offer.contracts[index]
    if (contract) {
      const pence = quickPence(contract, use.quick, day.number, endDay, offer.endDay, paid.vat)
      sum += Number.isNaN(pence) ? exactPence(home, day, offer, paid, use) : pence
    } else {
      sum += stayPence[index] ?? 0
    }
  }
  return sum
}

function exactPence(
  { input, prepared, endDay }: PlannedHome,
  day: SwitchDay,
  { tariff }: DayOffer,
  { fuel }: PaidFuel,
  { usage }: UseOfFuels[number],
): number {
  const { home, payBy = home.paymentMethod, catalogue } = input
  const contract = contractFromTariff(tariff, { fuel, region: home.region, paymentMethod: payBy }, day.on, catalogue)
  const window = { from: day.on, days: endDay - day.number }
  return contract ? costOfFuel({ fuel, contract, usage, window, vat: prepared.vat }).pence : Number.NaN
}
