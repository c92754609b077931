import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { ABOUT_MO } from '../../knowledge/about-mo.ts'
import { HELP_ROUTES } from '../../knowledge/help-routes.ts'
import { PREMISES } from '../../knowledge/premises.ts'
import { TERMS } from '../../knowledge/terms.ts'
import { isTold } from '../../told-before.ts'
import { fact, knownText } from '../../tools/results.ts'
import { namesIn } from '../../verify/names-in.ts'
import { quoteSentence } from './quote-sentence.ts'

const LONGEST = 14
/** It says what all is about, and was read. */
const FIRST = /^.*?[.?!]\s+(?=[A-Z“])/
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  term: TERMS,
  premise: PREMISES,
  topic: ABOUT_MO,
  kind: Object.fromEntries(Object.entries(HELP_ROUTES).map(([kind, { says }]) => [kind, says])),
}

/** Before Mo says that it is not sure: the sentence of the last text that holds the word which is asked about. */
export function quoteTopic(text: string, state: AgentState, isAfterFirst = false): ToolResult | undefined {
  const { topic } = state
  if (!topic || text.trim().split(/\s+/).length > LONGEST) return undefined
  for (const [key, texts] of Object.entries(WORDS)) {
    const name = topic.args[key]
    const told = typeof name === 'string' && Object.hasOwn(texts, name) ? texts[name] : undefined
    const quoted = told === undefined ? undefined : quoteSentence(text, isAfterFirst ? told.replace(FIRST, '') : told)
    if (quoted === undefined || isTold(quoted, state.told)) continue
    const result = knownText(state, 'quoted', quoted)
    return { ...result, facts: [...result.facts, ...namesIn(quoted).map((each) => fact('quoted', 'supplier', each))] }
  }
  return undefined
}
