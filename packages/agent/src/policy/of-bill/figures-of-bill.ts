import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { ChatFact } from '@mowatt/contract'
import { FUELS, sayPounds, typicalUseOn } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { fact, result } from '../../tools/results.ts'
import type { World } from '../../world.ts'

/** A question about a figure of a bill, and the bill. */
type Asked = { text: string; state: AgentState; world: World; facts: BillFacts }

const SHARES: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12 }

export function usePer(per: string, { state, facts }: Asked): ToolResult | undefined {
  const found: ChatFact[] = []
  const lines = FUELS.flatMap((fuel) => {
    const year = facts[fuel]?.estimatedAnnualUsageKwh
    if (year === undefined) return []
    const [whole, part] = [kwh(year), kwh(Math.round((year / (SHARES[per] ?? 12)) * 10) / 10)]
    found.push(fact('of_bill.year', 'energy', whole), fact('of_bill.part', 'energy', part))
    return [`${fuel} about ${part}, from ${whole} a year`]
  })
  return lines.length === 0
    ? undefined
    : result(
        state,
        'use_per',
        `On average over the year, a ${per}: ${lines.join('; ')}. In winter it is more and in summer less.`,
        [],
        found,
      )
}

export function useBesideUsual({ state, world, facts }: Asked): ToolResult | undefined {
  const usual = typicalUseOn(world.today)?.medium
  if (!usual) return undefined
  const found: ChatFact[] = []
  const lines = FUELS.flatMap((fuel) => {
    const year = facts[fuel]?.estimatedAnnualUsageKwh
    if (year === undefined) return []
    found.push(fact('of_bill.year', 'energy', kwh(year)), fact('of_bill.usual', 'energy', kwh(usual[fuel])))
    const side = year > usual[fuel] * 1.05 ? 'more than' : year < usual[fuel] * 0.95 ? 'less than' : 'about the same as'
    return [`${fuel} ${kwh(year)} a year, ${side} the ${kwh(usual[fuel])} of a typical home`]
  })
  return lines.length === 0
    ? undefined
    : result(
        state,
        'use_usual',
        `Your bill says: ${lines.join('; ')}. How many people there are, the size of the home and how it is heated count most.`,
        [],
        found,
      )
}

export function supplyNumber({ text, state, facts }: Asked): ToolResult | undefined {
  const isGas = /\bmprn\b|\bgas\b/i.test(text)
  const number = isGas ? facts.gas?.mprn : facts.electricity?.mpan
  if (number === undefined) return undefined
  const name = isGas ? 'gas supply number, the MPRN,' : 'electricity supply number, the MPAN,'
  return result(
    { ...state, topic: { call: 'explain_bill', args: { aspect: 'summary', asked: 'supply_number' } } },
    'supply_number',
    `The ${name} on your bill is ${number}. It belongs to the home and not to the meter.`,
    [],
    [fact('of_bill.number', 'text', number)],
  )
}

export function whyOwe({ state, facts }: Asked): ToolResult | undefined {
  const { balanceGbp, totalChargesGbp } = facts
  if (balanceGbp === undefined || totalChargesGbp === undefined) return undefined
  const [owed, charged] = [Math.round(balanceGbp * 100), Math.round(totalChargesGbp * 100)]
  const before = owed - charged
  const says =
    before > 0
      ? `Of the ${sayPounds(owed)} to pay, ${sayPounds(charged)} is for this period. The other ${sayPounds(before)} is from before: an earlier bill that was not fully paid, or payments that were too low. Look at the opening balance and at your payments on the bill.`
      : `The charges of this period are ${sayPounds(charged)}. Payments or credit from before bring what is to pay to ${sayPounds(owed)}.`
  return result(
    { ...state, topic: { call: 'explain_bill', args: { aspect: 'balance' } } },
    'why_owe',
    says,
    [],
    [owed, charged, Math.abs(before)].map((pence) => fact('of_bill.sum', 'money', sayPounds(pence))),
  )
}

function kwh(amount: number): string {
  return `${amount.toLocaleString('en-GB')} kWh`
}
