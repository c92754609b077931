import type { ToolName } from '../agent-reply.ts'
import type { AgentState } from '../agent-state.ts'
import { chooseIntents } from '../policy/choose/choose-intents.ts'

const ACTS: readonly ToolName[] = ['start_switch', 'set_reminder', 'correct_fact']

/** Whether the person asked for an act in their last words. What only reads needs no asking. */
export function isAskedFor(name: ToolName, state: AgentState): boolean {
  if (!ACTS.includes(name)) return true
  if (name === 'set_reminder' && state.asked?.wanted === 'reminder') return true
  if (name === 'correct_fact' && (state.asked?.wanted === 'new_value' || state.asked?.wanted === 'which_value'))
    return true
  return chooseIntents(state.summary.at(-1) ?? '').some(({ intent }) => intent.call === name)
}
