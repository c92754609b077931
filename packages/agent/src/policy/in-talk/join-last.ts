import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import { readWords } from '../../understand/read-words.ts'
import { isDanger } from '../need/stay-with-danger.ts'
import { isNewIn } from './is-new-in.ts'

const MOST_WORDS = 10
const TELLS: readonly string[] = ['explain_term', 'correct_premise', 'help_route', 'about_mo']

/** What this message and the one before it ask together, where this one brings it in: neither says it alone. */
export function joinLast(text: string, state: AgentState, least: number): ToolCall | undefined {
  const before = state.summary.at(-2)
  const said = readWords(text)
  if (before === undefined || !state.topic || isDanger(state.topic) || readWords(before).plain === said.plain)
    return undefined
  if (said.plain.split(' ').length > MOST_WORDS) return undefined
  const [best] = [...learntChances('wishes', readWords(`${before} ${text}`))].toSorted(([, a], [, b]) => b - a)
  if (!best || best[1] < least) return undefined
  const [name, chance] = best
  const earlier = learntChances('wishes', readWords(before)).get(name) ?? 0
  const intent = INTENTS.find((each) => each.name === name)
  if (!intent || !TELLS.includes(intent.call) || earlier * MORE > chance) return undefined
  const call: ToolCall = { name: intent.call as ToolCall['name'], args: { ...intent.args } }
  return isNewIn(call, state) ? call : undefined
}
/** So much likelier than by the earlier message alone. */
const MORE = 1.5
