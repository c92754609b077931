import { addMonths, type IsoDay } from '../calendar/iso-day.ts'
import { sayDay } from '../calendar/say-day.ts'
import { type Saving, saySaving, saySavingAmount, saySavingRange } from '../money/say-saving.ts'
import { type ComparisonInput, edgeUsages, likelyUsage } from './comparison-input.ts'
import { freeToLeaveOn } from './exit-fee.ts'
import { penceAsNow, planHome, type PlannedHome, type UseOfFuels, useOfFuels } from './planned-home.ts'
import { type PreparedCatalogue, prepareCatalogue } from './prepared-catalogue.ts'
import { planFor, type SwitchPlan, switchPlans } from './switch-plans.ts'
import { type PenceRange, rangeOf } from './year-as-now.ts'

/** What to do, why, and when. Savings are for the coming year, less exit fees. */
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
  /** The range of the saving if usage is estimated; then the figure is rounded, and the range is shown with it. */
  savingRange?: PenceRange
  /** False if another usage within the estimated range would lead to another verdict. */
  isSure: boolean
}
export type WaitReason = 'exit_fee_ends' | 'exit_fee_falls' | 'current_rates_are_better_until_then'
export type StayReason = 'no_offers' | 'already_cheapest' | 'saving_too_small' | 'exit_fee_too_high'

type Without<Said, Keys extends string> = Said extends Verdict ? Omit<Said, Keys> : never
type Decision = Without<Verdict, 'message' | 'isSure' | 'savingRange'>

/** A verdict before it is put into words, with its inputs. */
export type WeighedVerdict = Without<Verdict, 'message'> & {
  /** A year on the current contracts. */
  yearNowPence: number
  /** The saving of the best tariff when started today, and on the best later day; absent if there is none. */
  savingNowPence?: number
  savingLaterPence?: number
}

/** Twenty pounds a year: below it, the effort and risk outweigh the saving. A household may set its own. */
export const WORTHWHILE_PENCE = 2000

export function decideVerdict(input: ComparisonInput, prepared?: PreparedCatalogue): Verdict {
  const { yearNowPence: _, savingNowPence: __, savingLaterPence: ___, ...weighed } = weighVerdict(input, prepared)
  return { ...weighed, message: sayVerdict(weighed, weighed.savingRange, input.isCurrentAssumed) }
}

/** The verdict without its words. A catalogue that is prepared once serves many homes. */
export function weighVerdict(
  input: ComparisonInput,
  prepared: PreparedCatalogue = prepareCatalogue(input.catalogue, input.on, input.figures.vatRates),
): WeighedVerdict {
  const home = planHome(input, prepared)
  const { decision, ...weights } = decide(home, useOfFuels(home, likelyUsage(input.use)))
  const atEdges = edgeUsages(input.use)
    .map((usage) => useOfFuels(home, usage))
    .map((uses) => ({ uses, ...decide(home, uses) }))
  const isSure = atEdges.every((edge) => edge.decision.kind === decision.kind)
  // The saving of the same advice with another usage: that tariff on that day.
  const savings = atEdges.map(({ uses, yearNowPence, savingNowPence }) => {
    if (decision.kind === 'stay') return savingNowPence
    const plan = planFor(home, decision.tariffId, decision.kind === 'wait' ? decision.until : input.on, uses)
    return plan && yearNowPence - plan.yearPence
  })
  const known = savings.filter((pence) => pence !== undefined)
  return { ...decision, ...weights, isSure, ...(known.length > 0 && { savingRange: rangeOf(known) }) }
}

type Decided = { decision: Decision } & Pick<WeighedVerdict, 'yearNowPence' | 'savingNowPence' | 'savingLaterPence'>

function decide(home: PlannedHome, uses: UseOfFuels): Decided {
  const { input, prepared, endDay } = home
  const { on, worthwhilePence = WORTHWHILE_PENCE } = input
  const stayPence = penceAsNow(home, uses, prepared.firstDay, endDay)
  const plans = switchPlans(home, uses)
  const now = plans.find((plan) => plan.on === on)
  const later = plans
    .filter((plan) => plan.on > on)
    .reduce<SwitchPlan | undefined>((best, plan) => (best && best.yearPence <= plan.yearPence ? best : plan), undefined)
  const savingOf = (plan: SwitchPlan | undefined) => (plan ? stayPence - plan.yearPence : -Infinity)
  const decided = (decision: Decision): Decided => ({
    decision,
    yearNowPence: stayPence,
    ...(now && { savingNowPence: savingOf(now) }),
    ...(later && { savingLaterPence: savingOf(later) }),
  })

  // The user's own threshold is for doing anything at all: between two days, the better one needs the default margin.
  if (now && savingOf(now) >= worthwhilePence && savingOf(later) - savingOf(now) < WORTHWHILE_PENCE) {
    return decided({ kind: 'switch', reason: 'cheaper_now', on, tariffId: now.tariffId, savingPence: savingOf(now) })
  }
  if (later && savingOf(later) >= worthwhilePence) {
    const reason = waitReason(later)
    const savingPence = savingOf(later)
    const gainByWaitingPence = now ? now.yearPence - later.yearPence : savingPence
    return decided({ kind: 'wait', reason, until: later.on, tariffId: later.tariffId, savingPence, gainByWaitingPence })
  }
  const bestSavingPence = now ? savingOf(now) : 0
  return decided({
    kind: 'stay',
    reason: stayReason(now, bestSavingPence, worthwhilePence),
    lookAgainOn: lookAgainOn(input),
    bestSavingPence,
  })
}

/** A fee that ended long before is not the reason to wait longer: then it is the rates. */
function waitReason({ feePence, feeDayBeforePence }: SwitchPlan): WaitReason {
  if (feeDayBeforePence <= feePence) return 'current_rates_are_better_until_then'
  return feePence === 0 ? 'exit_fee_ends' : 'exit_fee_falls'
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

const WAIT_TEXTS: Readonly<Record<WaitReason, string>> = {
  exit_fee_ends: 'After that, you can leave without an exit fee.',
  exit_fee_falls: 'After that, the exit fee is lower.',
  current_rates_are_better_until_then: 'Until then, your current rates are better.',
}

function sayVerdict(decision: Decision, range: PenceRange | undefined, isRough = false): string {
  if (decision.kind === 'switch') {
    return `Switch now. You’d ${sayOutcome({ pence: decision.savingPence, range, isRough })}.`
  }
  if (decision.kind === 'wait') {
    const outcome = sayOutcome({ pence: decision.savingPence, range, isRough })
    return `Wait until ${sayDay(decision.until)}. ${WAIT_TEXTS[decision.reason]} With deals like today’s, you’d then ${outcome}.`
  }
  const again = `Look again on ${sayDay(decision.lookAgainOn)}.`
  switch (decision.reason) {
    case 'no_offers':
      return `Stay for now. We don’t know of any tariff you could switch to. ${again}`
    case 'already_cheapest':
      return `Stay. We don’t know of anything cheaper for you. ${again}`
    case 'saving_too_small': {
      const best = saySaving({ pence: decision.bestSavingPence, range, isRough })
      return `Stay. With the best deal you’d pay ${best} a year, so it’s not worth switching. ${again}`
    }
    case 'exit_fee_too_high':
      return `Stay. The exit fee would cost more than you’d save. ${again}`
  }
}

/** One figure, or both ends of the range if one of them is a loss. */
function sayOutcome(saving: Saving): string {
  const { range } = saving
  const ends = range && range.low < 0 ? ` (${saySavingRange(range)})` : ''
  return `save ${saySavingAmount(saving)} a year${ends}`
}
