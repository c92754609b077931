import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { ABOUT_MO } from '../../knowledge/about-mo.ts'
import { HELP_ROUTES } from '../../knowledge/help-routes.ts'
import { PREMISES } from '../../knowledge/premises.ts'
import { TERMS } from '../../knowledge/terms.ts'
import { isTold } from '../../told-before.ts'
import { keyOf } from '../follow-up/continue-topic.ts'

const WORDS: Readonly<Record<string, string>> = {
  ...TERMS,
  ...PREMISES,
  ...ABOUT_MO,
  ...Object.fromEntries(Object.entries(HELP_ROUTES).map(([kind, { says }]) => [kind, says])),
}

/** Whether a text of ours is neither what was just talked about nor told before. */
export function isNewIn(call: ToolCall, { topic, told }: AgentState): boolean {
  const key = keyOf(call)
  const words = WORDS[key]
  return key !== keyOf(topic ?? {}) && (words === undefined || !isTold(words, told))
}
