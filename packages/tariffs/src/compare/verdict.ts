import { addMonths, type IsoDay } from '../calendar/iso-day.ts'
import { sayDay } from '../calendar/say-day.ts'
import { annualCost } from '../cost/annual-cost.ts'
import { sayWholePounds } from '../money/say-money.ts'
import type { AnnualUsage } from '../tariff/price.ts'
import { type ComparisonInput, edgeUsages, likelyUsage } from './comparison-input.ts'
import { freeToLeaveOn } from './exit-fee.ts'
import { type SwitchDay, switchDays, type SwitchPlan, switchPlans } from './switch-plans.ts'

/** What to do, why, and when. Savings are of the coming year, exit fees taken off. */
export type Verdict = (
  | { kind: 'switch'; reason: 'cheaper_now'; on: IsoDay; tariffId: string; savingPence: number }
  | {
      kind: 'wait'
      reason: WaitReason
      until: IsoDay
      tariffId: string
      savingPence: number
      gainByWaitingPence: number
    }
  | { kind: 'stay'; reason: StayReason; lookAgainOn: IsoDay; bestSavingPence: number }
) & {
  message: string
  /** False when another use within the estimated range would call for another verdict. */
  isSure: boolean
}
export type WaitReason = 'exit_fee_ends' | 'current_rates_are_better_until_then'
export type StayReason = 'no_offers' | 'already_cheapest' | 'saving_too_small' | 'exit_fee_too_high'

type WithoutWords<Said> = Said extends Verdict ? Omit<Said, 'message' | 'isSure'> : never
type Decision = WithoutWords<Verdict>

/** Twenty pounds a year: below it, forms and risk weigh more than the saving. A household may set its own. */
export const WORTHWHILE_PENCE = 2000

export function decideVerdict(input: ComparisonInput): Verdict {
  const days = switchDays(input)
  const decision = decide(input, days, likelyUsage(input.use))
  const isSure = edgeUsages(input.use).every((usage) => decide(input, days, usage).kind === decision.kind)
  return { ...decision, message: sayVerdict(decision), isSure }
}

function decide(input: ComparisonInput, days: readonly SwitchDay[], usage: AnnualUsage): Decision {
  const { on, current, vat, worthwhilePence = WORTHWHILE_PENCE } = input
  const stayPence = annualCost({ contracts: current, usage, from: on, ...(vat && { vat }) }).pence
  const plans = switchPlans(input, days, usage)
  const now = plans.find((plan) => plan.on === on)
  const later = plans
    .filter((plan) => plan.on > on)
    .reduce<SwitchPlan | undefined>((best, plan) => (best && best.yearPence <= plan.yearPence ? best : plan), undefined)
  const savingOf = (plan: SwitchPlan | undefined) => (plan ? stayPence - plan.yearPence : -Infinity)

  if (now && savingOf(now) >= worthwhilePence && savingOf(later) - savingOf(now) < worthwhilePence) {
    return { kind: 'switch', reason: 'cheaper_now', on, tariffId: now.tariffId, savingPence: savingOf(now) }
  }
  if (later && savingOf(later) >= worthwhilePence) {
    const reason = (now?.feePence ?? 0) > later.feePence ? 'exit_fee_ends' : 'current_rates_are_better_until_then'
    const savingPence = savingOf(later)
    const gainByWaitingPence = now ? now.yearPence - later.yearPence : savingPence
    return { kind: 'wait', reason, until: later.on, tariffId: later.tariffId, savingPence, gainByWaitingPence }
  }
  const bestSavingPence = now ? savingOf(now) : 0
  return {
    kind: 'stay',
    reason: stayReason(now, bestSavingPence, worthwhilePence),
    lookAgainOn: lookAgainOn(input),
    bestSavingPence,
  }
}

function stayReason(now: SwitchPlan | undefined, savingPence: number, worthwhilePence: number): StayReason {
  if (!now) return 'no_offers'
  if (savingPence + now.feePence <= 0) return 'already_cheapest'
  return savingPence + now.feePence >= worthwhilePence ? 'exit_fee_too_high' : 'saving_too_small'
}

/** When the picture changes next: leaving becomes free, or the quarterly price cap moves. */
function lookAgainOn({ on, current }: ComparisonInput): IsoDay {
  const ahead = [current.electricity, current.gas]
    .flatMap((contract) => (contract ? [freeToLeaveOn(contract), contract.endsOn] : []))
    .flatMap((day) => (day !== undefined && day > on ? [day] : []))
    .toSorted()
  const month = Number(on.slice(5, 7))
  const nextQuarter = addMonths(`${on.slice(0, 7)}-01`, 3 - ((month - 1) % 3))
  return ahead[0] ?? nextQuarter
}

function sayVerdict(decision: Decision): string {
  if (decision.kind === 'switch')
    return `Switch now. You would pay about ${sayWholePounds(decision.savingPence)} less in a year.`
  if (decision.kind === 'wait') {
    const why =
      decision.reason === 'exit_fee_ends'
        ? 'From then on you can leave without an exit fee.'
        : 'Until then your current rates are better.'
    const saving = `about ${sayWholePounds(decision.savingPence)} less in a year`
    return `Wait until ${sayDay(decision.until)}. ${why} With deals like today’s you would then pay ${saving}.`
  }
  const again = `Look again on ${sayDay(decision.lookAgainOn)}.`
  switch (decision.reason) {
    case 'no_offers':
      return `Stay for now. We know of no tariff that you could take. ${again}`
    case 'already_cheapest':
      return `Stay. Nothing that we know of is cheaper for you. ${again}`
    case 'saving_too_small':
      return `Stay. The best saving is ${sayWholePounds(decision.bestSavingPence)} a year, too little to be worth it. ${again}`
    case 'exit_fee_too_high':
      return `Stay. The exit fee would cost more than it is worth. ${again}`
  }
}
