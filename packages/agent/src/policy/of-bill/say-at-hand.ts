import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { addDays, roughPence, sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { homeOfTurn, saidOf, withSaid } from '../../home/home-of-turn.ts'
import { yearNow } from '../../home/year-now.ts'
import { fact, knownText } from '../../tools/results.ts'
import type { World } from '../../world.ts'

const ofBill = (state: AgentState, aspect: string): AgentState => ({
  ...state,
  topic: { call: 'explain_bill', args: { aspect } },
})

/** Why two savings were named: a whole year from today, and a year that begins with the present rates. */
export function sayTwoSavings(figure: number, state: AgentState, world: World): ToolResult | undefined {
  const found = comparisonOf({ state, world })
  const [first] = found?.quotes ?? []
  if (!found || !first || found.verdict.kind !== 'wait') return undefined
  const { verdict } = found
  const isNamed = (pence: number) => Math.floor(pence / 100) === figure || Math.round(pence / 100) === figure
  if (!isNamed(first.savingPence) && !isNamed(verdict.savingPence)) return undefined
  const fees = first.exitFees.reduce((sum, { pence }) => sum + pence, 0)
  const net = first.savingAfterFeesPence
  const says = `They are two different sums. ${sayPounds(first.savingPence)} is a whole year with ${first.tariffName} from today, before the exit fees of ${sayPounds(fees)}: if you left today, ${sayPounds(Math.abs(net))} ${net < 0 ? 'would be lost' : 'would be left'} of it. ${sayPounds(verdict.savingPence)} is what the year brings if you wait: your present rates until ${sayDay(verdict.until)}, and the cheaper ones only for the rest of the year, without a fee. From the second year on the whole difference counts, as long as prices stay like this.`
  const told = knownText({ ...state, topic: { call: 'compare', args: {} } }, 'two_savings', says)
  return { ...told, facts: [...told.facts, fact('two_savings.tariff', 'tariff', first.tariffName)] }
}

/** A year on a variable tariff at the cap beside a year as now, in pence. */
export function yearsBesideCap(state: AgentState, world: World): { now: number; capped: number } | undefined {
  const now = yearNow(homeOfTurn({ state, world }), world.today)
  // As though the fix had ended: then the cap counts, and the engine that prices it is the same.
  const ended = withSaid(state, { ...saidOf(state), endsOn: addDays(world.today, -1) })
  const home = homeOfTurn({ state: ended, world })
  const capped = yearNow(home, world.today)
  return now && capped && home.currentBasis !== 'bill' ? { now: now.cost.pence, capped: capped.cost.pence } : undefined
}

/** The year on the supplier's variable tariff at the cap, beside a year as now. */
export function sayOnCap(state: AgentState, world: World): ToolResult | undefined {
  const years = yearsBesideCap(state, world)
  if (!years) return undefined
  const gap = years.capped - years.now
  const beside =
    Math.abs(gap) < 100
      ? 'That is about the same'
      : `That is about ${sayWholePounds(Math.abs(gap))} ${gap < 0 ? 'less' : 'more'} for you`
  const says = `With your use, a year on a standard variable tariff at the price cap would be about ${sayWholePounds(roughPence(years.capped))}. A year as now is ${sayPounds(years.now)}. ${beside}. It takes the cap of today for the whole year, and the cap changes every quarter and by region, so it is a rough sum. Fixes on the list can lie below the cap: say “compare”, and I show them.`
  return knownText(ofBill(state, 'against_cap'), 'on_cap', says)
}

const WAYS = {
  direct_debit: 'Direct Debit',
  standard_credit: 'payment when the bill comes',
  prepayment: 'a prepayment meter',
} as const

/** The bill names a way of paying that is not theirs. */
export function sayPaidOtherwise(facts: BillFacts, state: AgentState): ToolResult | undefined {
  if (!facts.paymentMethod) return undefined
  const supplier = facts.supplier ?? 'your supplier'
  const says = `The bill says ${WAYS[facts.paymentMethod]}, so I counted with that. How do you pay: by Direct Debit, when the bill comes, or with a prepayment meter? Tell me, and I work it out again. It matters: paying when the bill comes mostly costs more than Direct Debit. And ask ${supplier} why the bill says so, since your rates may be those of the wrong way of paying.`
  const told = knownText(ofBill(state, 'summary'), 'paid_otherwise', says, [
    {
      kind: 'choices',
      choices: [
        { label: 'When the bill comes', text: 'I pay when the bill comes' },
        { label: 'Prepayment meter', text: 'I have a prepayment meter' },
        { label: 'Direct Debit', text: 'I pay by Direct Debit' },
      ],
    },
  ])
  return facts.supplier === undefined
    ? told
    : { ...told, facts: [...told.facts, fact('bill.supplier', 'supplier', facts.supplier)] }
}

/** They take the bill for an old one: what it says itself. */
export function sayWhichBill({ periodFrom, periodTo }: BillFacts, state: AgentState): ToolResult {
  const dates =
    periodFrom && periodTo
      ? `The one that I read is for ${sayDay(periodFrom)} to ${sayDay(periodTo)}. If that is the wrong one, add`
      : 'I could not read its dates with certainty. Add'
  return knownText(
    ofBill(state, 'summary'),
    'which_bill',
    `${dates} the newest bill with the paper clip: I always go by the newest. If I read the dates wrongly, tell me the right ones. What I worked out holds for that bill’s rates and use.`,
  )
}
