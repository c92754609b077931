import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { ChatFact } from '@mowatt/contract'
import {
  type Fuel,
  FUELS,
  type HomeContracts,
  type IsoDay,
  type Quote,
  sayDay,
  sayPounds,
  sayRate,
  type Tariff,
  type Verdict,
} from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { sayTerm } from '../../cards/offer-of-quote.ts'
import { fact, result } from '../../tools/results.ts'

export type List = {
  quotes: readonly Quote[]
  verdict: Verdict
  tariffs: ReadonlyMap<string, Tariff>
  nowPence: number | undefined
  contracts: HomeContracts
}

/** The tariff of a list with the least of one price. */
export function sayLowest(
  kind: 'standing' | 'unit',
  fuel: Fuel,
  { quotes }: List,
  state: AgentState,
): ToolResult | undefined {
  const priced = quotes.flatMap((quote) => {
    const rate = rateOf(quote, kind, fuel)
    return rate === undefined ? [] : [{ quote, rate }]
  })
  const [least] = priced.toSorted((a, b) => a.rate - b.rate || a.quote.costPence - b.quote.costPence)
  const [first] = quotes
  if (!least || !first) return undefined
  const what = kind === 'standing' ? `standing charge for ${fuel}` : `unit rate for ${fuel}`
  const unit = kind === 'standing' ? 'a day' : 'per kWh'
  const isFirst = least.quote.tariffId === first.tariffId
  const year = isFirst
    ? 'It is also the cheapest of them in a year.'
    : `But a year with it costs ${sayPounds(least.quote.costPence)}, and with ${first.tariffName} ${sayPounds(first.costPence)}. The whole year counts and not one price.`
  return about(
    state,
    least.quote,
    `Of these, ${least.quote.tariffName} from ${least.quote.supplier} has the lowest ${what}: ${sayRate(least.rate)} ${unit}. ${year}`,
    [
      ...nameFacts(first),
      fact('of_list.rate', 'rate', sayRate(least.rate)),
      ...money([least.quote.costPence, first.costPence]),
    ],
  )
}

export function sayShortTerm({ quotes, tariffs }: List, state: AgentState): ToolResult | undefined {
  const short = quotes.filter(({ tariffId }) => {
    const tariff = tariffs.get(tariffId)
    const months = tariff?.term && 'months' in tariff.term ? tariff.term.months : undefined
    return tariff !== undefined && (tariff.kind !== 'fixed' || (months !== undefined && months < 12))
  })
  const fixed = short.filter(({ tariffId }) => tariffs.get(tariffId)?.kind === 'fixed')
  const [best] = fixed.length > 0 ? fixed : short
  if (!best) return undefined
  const tariff = tariffs.get(best.tariffId)
  const none = fixed.length > 0 ? '' : 'None of the fixed tariffs on the list is for less than 12 months. '
  const term = tariff ? ` ${sayTerm(tariff)}` : ''
  return about(
    state,
    best,
    `${none}The cheapest that does not tie you in for a year is ${best.tariffName} from ${best.supplier}, at ${sayPounds(best.costPence)} a year.${term}`,
    [fact('of_list.months', 'text', '12 months'), fact('of_list.term', 'text', term), ...money([best.costPence])],
  )
}

export function sayPick({ quotes, verdict, tariffs }: List, state: AgentState): ToolResult | undefined {
  const [first] = quotes
  if (!first) return undefined
  const second = quotes.find(({ tariffId }) => (tariffs.get(tariffId)?.exitFeePencePerFuel ?? 0) === 0)
  const tariff = tariffs.get(first.tariffId)
  const fee = tariff?.exitFeePencePerFuel ?? 0
  const free =
    second && second.tariffId !== first.tariffId && fee > 0
      ? ` If you may want to leave early, ${second.tariffName} from ${second.supplier} has no exit fee and costs ${sayPounds(second.costPence)}.`
      : ''
  const when =
    verdict.kind === 'wait'
      ? ` But not today: from ${sayDay(verdict.until)} it is better.`
      : verdict.kind === 'stay'
        ? ' But for now staying is the better choice.'
        : ''
  return about(
    state,
    first,
    `By cost I would take the first, ${first.tariffName} from ${first.supplier}: ${sayPounds(first.costPence)} a year, the least for your use.${tariff ? ` ${sayTerm(tariff)}` : ''}${fee > 0 ? ` Leaving it early costs ${sayPounds(fee)} for each fuel.` : ''}${free}${when} The choice is yours. Commission plays no part in the order, and these are sample tariffs.`,
    [
      ...(second ? nameFacts(second) : []),
      ...money([first.costPence, fee, second?.costPence ?? 0]),
      ...(tariff ? [fact('of_list.term', 'text', sayTerm(tariff))] : []),
      ...(verdict.kind === 'wait' ? [fact('of_list.until', 'date', sayDay(verdict.until))] : []),
    ],
  )
}

export function sayNet({ quotes: [first], verdict, nowPence }: List, state: AgentState): ToolResult | undefined {
  if (!first || nowPence === undefined) return undefined
  const fees = first.exitFees.reduce((sum, { pence }) => sum + pence, 0)
  const after = first.savingAfterFeesPence
  const saved = `${sayPounds(Math.abs(first.savingPence))} ${first.savingPence < 0 ? 'more' : 'less'}`
  const net =
    fees > 0
      ? ` The exit fees of ${sayPounds(fees)} come off that, so ${sayPounds(Math.abs(after))} ${after < 0 ? 'would be lost' : 'remains'} if you leave today.`
      : ''
  const wait =
    verdict.kind === 'wait'
      ? ` If you wait until ${sayDay(verdict.until)}, it is ${sayPounds(verdict.savingPence)}. So ${after < verdict.savingPence ? 'waiting is the better choice' : 'leaving now is no worse'}.`
      : verdict.kind === 'stay'
        ? ' So stay for now.'
        : ' So it is worth it.'
  return about(
    state,
    first,
    `A year with ${first.tariffName} from ${first.supplier} costs ${sayPounds(first.costPence)}, and as now ${sayPounds(nowPence)}: ${saved}.${net}${wait} Your use is taken to stay the same.`,
    [
      ...money([first.costPence, nowPence, Math.abs(first.savingPence), fees, Math.abs(after)]),
      ...(verdict.kind === 'wait'
        ? [fact('of_list.until', 'date', sayDay(verdict.until)), ...money([verdict.savingPence])]
        : []),
    ],
  )
}

/** Once both sums were told: which of them is after the fee. */
export function sayNetShort({ quotes: [first] }: List, state: AgentState): ToolResult | undefined {
  const fees = first?.exitFees.reduce((sum, { pence }) => sum + pence, 0) ?? 0
  if (!first || fees === 0 || first.savingAfterFeesPence < 0) return undefined
  const { savingPence: year, savingAfterFeesPence: net } = first
  return about(
    state,
    first,
    `${sayPounds(year)} is before the exit fees, and ${sayPounds(net)} is after them, for the first year. If you wait until leaving is free, there is none to take off.`,
    money([year, net]),
  )
}

export function sayNothing(
  { verdict, nowPence }: List,
  state: AgentState,
  endsOn: IsoDay | undefined,
): ToolResult | undefined {
  if (nowPence === undefined) return undefined
  const ends = endsOn
    ? `Your rates stay as they are until ${sayDay(endsOn)}. After that your supplier moves you to its standard variable tariff, and your energy stays on. `
    : 'Your present tariff goes on, and its rates can change when the price cap does. '
  const lost =
    verdict.kind === 'wait'
      ? ` That is about ${sayPounds(verdict.savingPence)} more than moving on ${sayDay(verdict.until)} to the cheapest on the list.`
      : verdict.kind === 'switch'
        ? ` That is about ${sayPounds(verdict.savingPence)} more than moving now to the cheapest on the list.`
        : ' For now nothing on the list is better by enough, so doing nothing is fine.'
  return result(
    state,
    'do_nothing',
    `${ends}A year that way costs about ${sayPounds(nowPence)}.${lost}`,
    [],
    [
      ...money([nowPence]),
      ...(endsOn ? [fact('of_list.ends', 'date', sayDay(endsOn))] : []),
      ...(verdict.kind === 'stay' ? [] : money([verdict.savingPence])),
      ...(verdict.kind === 'wait' ? [fact('of_list.until', 'date', sayDay(verdict.until))] : []),
    ],
  )
}

export function sayOtherUse({ quotes: [first] }: List, state: AgentState): ToolResult | undefined {
  if (!first) return undefined
  const rates = FUELS.flatMap((fuel) => {
    const rate = rateOf(first, 'unit', fuel)
    return rate === undefined ? [] : [{ fuel, text: sayRate(rate) }]
  })
  return about(
    state,
    first,
    `Then you pay more, with any tariff: each kWh more costs its unit rate, with ${first.tariffName} from ${first.supplier} ${rates.map(({ fuel, text }) => `${text} for ${fuel}`).join(' and ')}. The order of the list can change too. Say “what if I use 20% more”, or tell me the kWh, and I work it out again.`,
    [fact('of_list.example', 'percent', '20%'), ...rates.map(({ text }) => fact('of_list.rate', 'rate', text))],
  )
}

export function sayGuarantee(state: AgentState): ToolResult {
  return result(
    state,
    'no_guarantee',
    'No, it is not guaranteed. It is worked out for the use and the rates that I know today. If you use more or less, if the cap changes your present side after a fix ends, or if VAT changes, it comes out differently. A fix keeps its own rates until its end date. The card shows the sum line by line, and these are sample tariffs.',
  )
}

/** The prices of a tariff beside those of the bill. */
export function sayBeside({ quotes }: List, state: AgentState, bill: BillFacts | undefined): ToolResult | undefined {
  const id = state.topic?.call === 'explain_tariff' ? state.topic.args['tariff_id'] : quotes[0]?.tariffId
  const quote = quotes.find(({ tariffId }) => tariffId === id) ?? quotes[0]
  if (!quote || !bill) return undefined
  const facts: ChatFact[] = []
  const lines = FUELS.flatMap((fuel) => {
    const own = bill[fuel]
    const pairs: [string, number | undefined, number | undefined, string][] = [
      [
        'unit rate',
        rateOf(quote, 'unit', fuel),
        own?.unitRates?.find(({ register }) => register === 'single')?.pencePerKwh,
        'per kWh',
      ],
      ['standing charge', rateOf(quote, 'standing', fuel), own?.standingChargePencePerDay, 'a day'],
    ]
    return pairs.flatMap(([what, theirs, mine, unit]) => {
      if (theirs === undefined || mine === undefined) return []
      facts.push(fact('of_list.theirs', 'rate', sayRate(theirs)), fact('of_list.mine', 'rate', `${mine}p`))
      const side = theirs < mine * 1_000_000 ? 'lower' : theirs > mine * 1_000_000 ? 'higher' : 'the same'
      return [`${fuel} ${what} ${sayRate(theirs)} ${unit} against your ${mine}p, so ${side}`]
    })
  })
  return lines.length === 0
    ? undefined
    : about(state, quote, `${quote.tariffName} from ${quote.supplier} beside your bill: ${lines.join('; ')}.`, facts)
}

function rateOf({ cost }: Quote, kind: 'standing' | 'unit', fuel: Fuel): number | undefined {
  const line = cost[fuel]?.lines.find((each) => each.kind === kind)
  return line && line.kind !== 'discount' ? line.rateMicroPence : undefined
}

function about(state: AgentState, quote: Quote, says: string, facts: ChatFact[]): ToolResult {
  return result(
    { ...state, topic: { call: 'explain_tariff', args: { tariff_id: quote.tariffId } } },
    'of_list',
    // A single figure from an estimated use is said to be rough.
    quote.costRange ? `${says} Your use is estimated, so the sums are rough.` : says,
    [],
    [...nameFacts(quote), ...facts],
  )
}

function nameFacts({ tariffName, supplier }: Quote): ChatFact[] {
  return [fact('of_list.tariff', 'tariff', tariffName), fact('of_list.supplier', 'supplier', supplier)]
}

function money(pence: readonly number[]): ChatFact[] {
  return pence.map((each) => fact('of_list.sum', 'money', sayPounds(each)))
}
