import type { AgentState } from '../../agent-state.ts'
import { ABOUT_MO } from '../../knowledge/about-mo.ts'
import { HELP_ROUTES } from '../../knowledge/help-routes.ts'
import { PREMISES } from '../../knowledge/premises.ts'
import { TERMS } from '../../knowledge/terms.ts'

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  term: TERMS,
  premise: PREMISES,
  topic: ABOUT_MO,
  kind: Object.fromEntries(Object.entries(HELP_ROUTES).map(([kind, { says }]) => [kind, says])),
}

/** The text that a topic was told with, where it is one of ours. */
export function textOfTopic({ args }: NonNullable<AgentState['topic']>): string | undefined {
  for (const [key, texts] of Object.entries(WORDS)) {
    const name = args[key]
    if (typeof name === 'string' && Object.hasOwn(texts, name)) return texts[name]
  }
  return undefined
}
