import { sayPounds } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { fact, knownText } from '../../tools/results.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { World } from '../../world.ts'

const OFFER = /\b(?:renewal|offer(?:s|ed|ing)?|quote[ds]?)\b/
const TIMES = { week: 52, month: 12, quarter: 4, year: 1 } as const

/** What a supplier offers, against a year as now and the first on the list. It is no sum that is paid. */
export function judgeOffer(
  plain: string,
  slots: Slots,
  state: AgentState,
  world: World,
): { at_once: ToolResult; about: ToolCall } | undefined {
  const { spend } = slots.household
  if (!spend || spend.fuels !== 'both' || !OFFER.test(plain)) return undefined
  const found = comparisonOf({ state, world })
  if (!found) return undefined
  const { quotes, current } = found
  const [best] = quotes
  if (!best) return undefined
  const year = spend.pence * TIMES[spend.period]
  const says = `An offer of ${sayPounds(year)} a year is ${against(year, current.pence)} than a year as now, which is ${sayPounds(current.pence)}. The first on my list is ${best.tariffName} from ${best.supplier} at ${sayPounds(best.costPence)} a year, and the offer is ${against(year, best.costPence)} than that. Ask them which use they reckoned with, from which day it holds, and what leaving it costs: a figure for another use cannot be set beside mine.`
  const told = knownText({ ...state, topic: { call: 'compare', args: {} } }, 'offer', says)
  const names = [fact('offer.tariff', 'tariff', best.tariffName), fact('offer.supplier', 'supplier', best.supplier)]
  return { at_once: { ...told, facts: [...told.facts, ...names] }, about: { name: 'compare', args: {} } }
}

function against(one: number, other: number): string {
  return `${sayPounds(Math.abs(one - other))} ${one < other ? 'less' : 'more'}`
}
