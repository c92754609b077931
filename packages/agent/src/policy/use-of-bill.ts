import type { ChatFact } from '@mowatt/contract'
import { FUELS, sayPounds, typicalUseOn } from '@mowatt/tariffs'
import type { ToolResult } from '../agent-reply.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import { yearNow } from '../home/year-now.ts'
import { fact, result } from '../tools/results.ts'
import type { Asked } from './asked-of-bill.ts'

export function paysEnough({ state, world, slots }: Asked): ToolResult | undefined {
  const said = slots.household.spend?.pence
  const year = yearNow(homeOfTurn({ state, world }), world.today)
  if (said === undefined || !year) return undefined
  const month = Math.round(year.cost.pence / 12)
  const gap = (said - month) / month
  const verdict = gap > 0.1 ? 'more than you need' : gap < -0.1 ? 'less than you need' : 'about right'
  const says = `${sayPounds(said)} a month is ${verdict}. On your bill’s use and rates a year costs ${sayPounds(year.cost.pence)}, which is ${sayPounds(month)} a month. What you owe or have in credit comes on top or off. If it is far off, send a reading and ask for the sum behind it.`
  return result(
    state,
    'pays_enough',
    says,
    [],
    [
      fact('of_bill.paid', 'money', sayPounds(said)),
      fact('of_bill.year', 'money', sayPounds(year.cost.pence)),
      fact('of_bill.month', 'money', sayPounds(month)),
    ],
  )
}

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
    state,
    'supply_number',
    `The ${name} on your bill is ${number}. It belongs to the home and not to the meter.`,
    [],
    [fact('of_bill.number', 'text', number)],
  )
}

function kwh(amount: number): string {
  return `${amount.toLocaleString('en-GB')} kWh`
}
