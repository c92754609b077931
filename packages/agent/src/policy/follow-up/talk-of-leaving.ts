import { addDays, freeToLeaveOn, sayDay, sayPounds } from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { billOf, termsOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import type { QuestionKind } from '../../understand/question-kind.ts'
import type { World } from '../../world.ts'

/** A question after what leaving costs: its sum, its day, and whether it pays. */
export function talkOfLeaving(
  plain: string,
  kind: QuestionKind | undefined,
  state: AgentState,
  world: World,
): ToolCall | ToolResult | undefined {
  const { exitFeePence: fee, endsOn } = termsOf({ state, world })
  const hasBill = billOf(world, state) !== undefined
  const sum = (aspect: string): ToolCall => ({ name: 'explain_bill', args: { aspect } })
  if (hasBill && /\b(?:pay|paid|paying) (?:it|that|the fee)\b|\bworth\b|\banyway\b|\bsav\w+\b/.test(plain))
    return sum('saving_now')
  if (hasBill && /\bages\b|\blong (?:time|way|wait)\b|\btoo long\b|\bcannot wait\b/.test(plain))
    return sum('saving_now')
  const isAfter = state.topic?.args['term'] === 'fix_ends' && !/\b(?:fee|leav\w+|exit|go)\b/.test(plain)
  if (hasBill && isAfter && kind === 'cost') return sum('do_nothing')
  if (hasBill && /\b(?:worse|dearer|more expensive)\b/.test(plain)) return sum('do_nothing')
  if (hasBill && /\bi (?:should|better|must) (?:move|switch|leave|go)\b/.test(plain)) return sum('saving_wait')
  if (hasBill && kind === 'next') return sum('do_nothing')
  if (hasBill && /\bif i wait\b/.test(plain)) return sum('saving_wait')
  if (endsOn === undefined) return undefined
  const free = sayDay(freeToLeaveOn({ prices: [], endsOn, exitFeePence: fee }) ?? addDays(endsOn, -49))
  const say = (says: string) => knownText(state, 'leaving', says)
  const costs = fee === undefined ? 'the exit fee on your bill' : `${sayPounds(fee)} for each fuel`
  if (/\b(?:both|each|per) ?(?:fuels?)?\b/.test(plain) && fee !== undefined)
    return say(`It is ${sayPounds(fee)} for each fuel, so ${sayPounds(fee * 2)} if both gas and electricity leave.`)
  if (/\b(?:before|earlier|early|sooner)\b/.test(plain))
    return say(`Yes, you can leave at any time. Before ${free} it costs ${costs}; from that day it is free.`)
  if (kind === 'when' || /\bfree\b/.test(plain))
    return say(`From ${free}. That is 49 days before the fix ends on ${sayDay(endsOn)}.`)
  if (kind === 'cost' && fee !== undefined)
    return say(`${sayPounds(fee)} for each fuel, so ${sayPounds(fee * 2)} for both. From ${free} it is nothing.`)
  return undefined
}
