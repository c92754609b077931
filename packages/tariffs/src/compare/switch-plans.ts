import { addDays, DAYS_OF_YEAR, daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import { annualCost } from '../cost/annual-cost.ts'
import type { AnnualUsage } from '../tariff/price.ts'
import type { ComparisonInput } from './comparison-input.ts'
import { exitFeesOn, freeToLeaveOn } from './exit-fee.ts'
import { findOffers, type Offer } from './offers.ts'

/** What the year costs when a home moves to a tariff on a day: the old contracts until then, the new after, and any fee. */
export type SwitchPlan = {
  on: IsoDay
  tariffId: string
  yearPence: number
  feePence: number
  /** What leaving would have cost a day before: whether it is the fee that falls on this very day. */
  feeDayBeforePence: number
}

/** A day worth thinking of, and what could be taken up on it. */
export type SwitchDay = { day: IsoDay; offers: Offer[] }

/** Offers do not depend on use, so they are looked up once for all uses within the estimated range. */
export function switchDays(input: ComparisonInput): SwitchDay[] {
  return daysToConsider(input).map((day) => ({ day, offers: findOffers(input, day).offers }))
}

/** The cheapest tariff to move to on each day, today first. Days without an offer are left out. */
export function switchPlans(input: ComparisonInput, days: readonly SwitchDay[], usage: AnnualUsage): SwitchPlan[] {
  return days.flatMap((each) => {
    const plans = plansOn(input, each, usage)
    return plans.length > 0 ? [plans.reduce((best, plan) => (isBetter(plan, best) ? plan : best))] : []
  })
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

/** Every tariff that could be moved to on a day. */
export function plansOn(input: ComparisonInput, { day, offers }: SwitchDay, usage: AnnualUsage): SwitchPlan[] {
  const { on, current, vat } = input
  const daysBefore = daysBetween(on, day)
  const table = vat && { vat }
  const before =
    daysBefore === 0 ? 0 : annualCost({ contracts: current, usage, from: on, days: daysBefore, ...table }).pence
  return offers.map(({ tariff, fuels, contracts }) => {
    const feeOn = (each: IsoDay) => exitFeesOn(current, fuels, each).reduce((sum, { pence }) => sum + pence, 0)
    const feePence = feeOn(day)
    const feeDayBeforePence = feeOn(addDays(day, -1))
    const after = annualCost({ contracts, usage, from: day, days: DAYS_OF_YEAR - daysBefore, ...table }).pence
    return { on: day, tariffId: tariff.id, yearPence: before + after + feePence, feePence, feeDayBeforePence }
  })
}

function isBetter(a: SwitchPlan, b: SwitchPlan): boolean {
  return a.yearPence < b.yearPence || (a.yearPence === b.yearPence && a.tariffId < b.tariffId)
}
