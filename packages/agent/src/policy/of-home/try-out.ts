import { type Comparison, FUELS } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import type { KnownHome } from '../../home/known-home.ts'
import { fact, knownText } from '../../tools/results.ts'

export const OF_TRYING = 'I keep your own figures: this was only to try it.'
const WATTS = 1000

/** Words on something that was only tried, with the names in the lists that they stand on. */
export function tried(state: AgentState, says: string, lists: readonly Comparison[]): ToolResult {
  const told = knownText({ ...state, topic: { call: 'compare', args: {} } }, 'supposed', says)
  const names = lists.flatMap(({ quotes: [first] }) =>
    first
      ? [fact('supposed.tariff', 'tariff', first.tariffName), fact('supposed.supplier', 'supplier', first.supplier)]
      : [],
  )
  return { ...told, facts: [...told.facts, ...names] }
}

/** A year's use in whole kWh. */
export function kwhOf({ use }: KnownHome): { electricity?: number; gas?: number } {
  return Object.fromEntries(
    FUELS.flatMap((fuel) => {
      const usage = use[fuel]?.use
      return usage ? [[fuel, Math.round(('single' in usage ? usage.single : usage.day + usage.night) / WATTS)]] : []
    }),
  )
}
