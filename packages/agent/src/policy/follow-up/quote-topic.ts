import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { isTold } from '../../told-before.ts'
import { fact, knownText } from '../../tools/results.ts'
import { namesIn } from '../../verify/names-in.ts'
import { quoteSentence } from './quote-sentence.ts'
import { textOfTopic } from './text-of-topic.ts'

const LONGEST = 14
/** It says what all is about, and was read. */
const FIRST = /^.*?[.?!]\s+(?=[A-Z“])/

/** Before Mo says that it is not sure: the sentence of the last text that holds the word which is asked about. */
export function quoteTopic(text: string, state: AgentState, isAfterFirst = false): ToolResult | undefined {
  const { topic } = state
  if (!topic || text.trim().split(/\s+/).length > LONGEST) return undefined
  const told = textOfTopic(topic)
  const quoted = told === undefined ? undefined : quoteSentence(text, isAfterFirst ? told.replace(FIRST, '') : told)
  if (quoted === undefined || isTold(quoted, state.told)) return undefined
  const result = knownText(state, 'quoted', quoted)
  return { ...result, facts: [...result.facts, ...namesIn(quoted).map((each) => fact('quoted', 'supplier', each))] }
}
