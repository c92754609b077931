import { type Fuel, FUELS, sayPounds } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { saidOf, withSaid } from '../../home/home-of-turn.ts'
import { fact, knownText } from '../../tools/results.ts'
import { dealOf } from '../at-hand/deal-at-hand.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'

const ABOUT: ToolCall = { name: 'explain_term', args: { term: 'dual_fuel', asked: 'one_fuel' } }
const TITLES: Readonly<Record<Fuel, string>> = { electricity: 'Electricity', gas: 'Gas' }

/** One fuel moved and the other kept: what each alone would save, and one exit fee. Nothing of it is noted. */
export function oneFuel(heard: Heard): HomeAnswer | undefined {
  const deal = dealOf(heard)
  const each = deal?.feePence === undefined ? 0 : deal.feePence / FUELS.length
  const fee = deal && !deal.isFree && each > 0 ? each : 0
  const lines = FUELS.flatMap((fuel) => lineOf(fuel, fee, heard) ?? [])
  const [power, gas] = lines
  if (!power || !gas) return undefined
  if (heard.state.topic?.args['asked'] === 'one_fuel') return whichOne(heard, power, gas)
  const leaving =
    fee > 0 ? ` Leaving one fuel costs one exit fee, ${sayPounds(fee)}, and the other fuel keeps its terms.` : ''
  const supplier = deal?.supplier ?? saidOf(heard.state).supplier ?? 'your supplier'
  const says = `Yes, as a rule: gas and electricity are two contracts, even on one bill. Whether your tariff is sold only for both, ask at ${supplier}.${leaving} ${lines.map(({ says: line }) => line).join(' ')} ${waits(deal, fee)}I keep both fuels in your list.`
  const found = knownText({ ...heard.state, topic: { call: ABOUT.name, args: ABOUT.args } }, 'one_fuel', says)
  return {
    calls: [],
    at_once: [
      {
        ...found,
        facts: [...found.facts, fact('of.supplier', 'supplier', supplier), ...lines.flatMap(({ facts }) => facts)],
      },
    ],
    about: ABOUT,
  }
}

type Line = NonNullable<ReturnType<typeof lineOf>>

/** Asked again: which of the two. */
function whichOne(heard: Heard, power: Line, gas: Line): HomeAnswer {
  const [more, less, fuel] = gas.saved >= power.saved ? [gas, power, 'gas'] : [power, gas, 'electricity']
  const says = `The ${fuel} would bring more: ${sayPounds(more.saved)} a year against ${sayPounds(less.saved)} for the other, before an exit fee. Moving both brings the most, and the fee is charged for each fuel that you leave before the last 49 days.`
  return {
    calls: [],
    at_once: [knownText({ ...heard.state, topic: { call: ABOUT.name, args: ABOUT.args } }, 'which_fuel', says)],
    about: ABOUT,
  }
}

/** After that: one fee or two. */
export function feeOfOne(heard: Heard): HomeAnswer | undefined {
  const deal = dealOf(heard)
  if (deal?.feePence === undefined || deal.isFree || deal.feePence === 0) return undefined
  const says = `One, for the fuel that you leave: ${sayPounds(deal.feePence / FUELS.length)}. The fee is charged for each fuel, so both would be ${sayPounds(deal.feePence)}. From the last 49 days of the fix on it is nothing.`
  return {
    calls: [],
    at_once: [knownText({ ...heard.state, topic: { call: ABOUT.name, args: ABOUT.args } }, 'one_fee', says)],
    about: ABOUT,
  }
}

function waits(deal: ReturnType<typeof dealOf>, fee: number): string {
  return deal && fee > 0 ? 'In the last 49 days of the fix the fee falls away, so waiting is mostly better. ' : ''
}

function lineOf(fuel: Fuel, fee: number, { state, world }: Heard) {
  const alone = withSaid(state, { ...saidOf(state), fuels: fuel })
  const found = comparisonOf({ state: alone, world })
  const [first] = found?.quotes ?? []
  if (!found || !first) return undefined
  const saved = found.current.pence - first.costPence
  const left =
    fee > 0
      ? `, ${sayPounds(Math.abs(saved - fee))} ${saved >= fee ? 'less' : 'more'} in the first year with the fee`
      : ''
  return {
    saved,
    says: `${TITLES[fuel]} alone: ${sayPounds(found.current.pence)} a year as now, ${sayPounds(first.costPence)} with ${first.tariffName}, so ${sayPounds(Math.abs(saved))} ${saved >= 0 ? 'less' : 'more'}${left}.`,
    facts: [fact('one.tariff', 'tariff', first.tariffName), fact('one.supplier', 'supplier', first.supplier)],
  }
}
