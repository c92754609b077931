import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import { knownText } from '../../tools/results.ts'

/** Where these are said, nothing that holds elsewhere may follow. */
const BARS = ['northern_ireland', 'heat_network']

/** For a place or a heat that our figures do not hold for: its own answer alone, with what was asked of it. */
export function barCalls(
  calls: readonly ToolCall[],
  plain: string,
  state: AgentState,
): { calls: ToolCall[]; at_once: ToolResult[] } | undefined {
  const bar = calls.find(({ name, args }) => name === 'help_route' && BARS.includes(String(args['kind'])))
  if (!bar || calls.length < 2) return undefined
  const topic = { call: bar.name, args: bar.args }
  const more = deeperOn(topic)?.on?.find(([pattern]) => pattern.test(plain))?.[1]
  return {
    calls: [bar],
    at_once: typeof more === 'string' ? [knownText({ ...state, topic }, 'further', more)] : [],
  }
}
