import { addDays, DAYS_OF_YEAR, daysBetween, type IsoDay } from '../src/calendar/iso-day.ts'
import { type ComparisonInput, edgeUsages, likelyUsage, withComparedFuels } from '../src/compare/comparison-input.ts'
import { exitFeesOn, freeToLeaveOn } from '../src/compare/exit-fee.ts'
import { findOffers } from '../src/compare/offers.ts'
import { WORTHWHILE_PENCE } from '../src/compare/verdict.ts'
import { annualCost } from '../src/cost/annual-cost.ts'
import type { AnnualUsage } from '../src/tariff/price.ts'

/*
 * A brute-force verdict: for every day and every usage, each tariff of the catalogue becomes a contract and is
 * calculated exactly, with its working. Slow: the fast implementation is tested against it.
 */
type Plan = { on: IsoDay; tariffId: string; saving: number; fee: number; feeDayBefore: number }

export function plainVerdict(given: ComparisonInput) {
  const { input } = withComparedFuels(given)
  const likely = decide(input, likelyUsage(input.use))
  const edges = edgeUsages(input.use).map((usage) => ({ usage, decided: decide(input, usage) }))
  const { verdict } = likely
  const savings = edges.flatMap(({ usage, decided }) => {
    if (verdict.kind === 'stay') return decided.savingNowPence ?? []
    const day = verdict.kind === 'switch' ? verdict.on : verdict.until
    return plansOn(input, day, usage).find(({ tariffId }) => tariffId === verdict.tariffId)?.saving ?? []
  })
  return {
    ...likely,
    verdict: {
      ...verdict,
      isSure: edges.every(({ decided }) => decided.verdict.kind === verdict.kind),
      ...(savings.length > 0 && { savingRange: { low: Math.min(...savings), high: Math.max(...savings) } }),
    },
  }
}

function decide(input: ComparisonInput, usage: AnnualUsage) {
  const { on, current, worthwhilePence: worthwhile = WORTHWHILE_PENCE } = input
  const fuels = [current.electricity, current.gas].flatMap((contract) => contract ?? [])
  const days = fuels.flatMap((contract) => [
    ...contract.prices.map(({ from }) => from),
    freeToLeaveOn(contract) ?? on,
    contract.endsOn === undefined ? on : addDays(contract.endsOn, 1),
  ])
  const later = [...new Set(days)].filter((day) => day > on && day < addDays(on, DAYS_OF_YEAR)).toSorted()
  const [now] = plansOn(input, on, usage)
  const [best] = later
    .flatMap((day) => plansOn(input, day, usage).slice(0, 1))
    .toSorted((a, b) => b.saving - a.saving || (a.on < b.on ? -1 : 1))
  const lookAgain = fuels
    .flatMap((contract) => [freeToLeaveOn(contract) ?? on, contract.endsOn ?? on])
    .filter((day) => day > on)
    .toSorted()
  return {
    yearNowPence: yearFrom(input, current, usage, on),
    ...(now && { savingNowPence: now.saving }),
    ...(best && { savingLaterPence: best.saving }),
    verdict: verdictOf({ now, later: best, worthwhile, lookAgainOn: lookAgain[0] ?? nextQuarter(on), on }),
  }
}

type Choice = {
  now: Plan | undefined
  later: Plan | undefined
  worthwhile: number
  lookAgainOn: IsoDay
  on: IsoDay
}

function verdictOf({ now, later, worthwhile, lookAgainOn, on }: Choice) {
  const gain = later ? later.saving - (now?.saving ?? 0) : -Infinity
  if (now && now.saving >= worthwhile && gain < WORTHWHILE_PENCE) {
    return { kind: 'switch', reason: 'cheaper_now', on, tariffId: now.tariffId, savingPence: now.saving } as const
  }
  if (later && later.saving >= worthwhile) {
    const fell = later.feeDayBefore > later.fee
    const reason = !fell ? 'current_rates_are_better_until_then' : later.fee === 0 ? 'exit_fee_ends' : 'exit_fee_falls'
    return {
      kind: 'wait',
      reason,
      until: later.on,
      tariffId: later.tariffId,
      savingPence: later.saving,
      gainByWaitingPence: gain,
    } as const
  }
  const beforeFee = now ? now.saving + now.fee : 0
  const tooSmall = beforeFee >= worthwhile ? 'exit_fee_too_high' : 'saving_too_small'
  const reason = !now ? 'no_offers' : beforeFee <= 0 ? 'already_cheapest' : tooSmall
  return { kind: 'stay', reason, lookAgainOn, bestSavingPence: now?.saving ?? 0 } as const
}

/** The saving of each tariff when started on a day, best first. */
function plansOn(input: ComparisonInput, day: IsoDay, usage: AnnualUsage): Plan[] {
  const { on, current } = input
  const stay = yearFrom(input, current, usage, on)
  const before = yearFrom(input, current, usage, on, daysBetween(on, day))
  const feeOn = (fuels: Parameters<typeof exitFeesOn>[1], each: IsoDay) =>
    exitFeesOn(current, fuels, each).reduce((sum, { pence }) => sum + pence, 0)
  return findOffers(input, day)
    .offers.map(({ tariff, fuels, contracts }) => {
      const after = yearFrom(input, contracts, usage, day, DAYS_OF_YEAR - daysBetween(on, day))
      const fee = feeOn(fuels, day)
      const saving = stay - before - after - fee
      return { on: day, tariffId: tariff.id, saving, fee, feeDayBefore: feeOn(fuels, addDays(day, -1)) }
    })
    .toSorted((a, b) => b.saving - a.saving || (a.tariffId < b.tariffId ? -1 : 1))
}

function yearFrom(
  { figures }: ComparisonInput,
  contracts: ComparisonInput['current'],
  usage: AnnualUsage,
  from: IsoDay,
  days = DAYS_OF_YEAR,
): number {
  return days === 0 ? 0 : annualCost({ contracts, usage, from, days, vat: figures.vatRates }).pence
}

function nextQuarter(on: IsoDay): IsoDay {
  const year = Number(on.slice(0, 4))
  const days = [`${year}-04-01`, `${year}-07-01`, `${year}-10-01`, `${year + 1}-01-01`]
  return days.find((day) => day > on) ?? on
}
