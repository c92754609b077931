import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { HELP_ROUTES } from '../../knowledge/help-routes.ts'
import { NEEDS, type Need } from '../../knowledge/urgent-needs.ts'
import { isTold } from '../../told-before.ts'
import { fact, knownText } from '../../tools/results.ts'
import { readWords } from '../../understand/read-words.ts'
import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import { namesIn } from '../../verify/names-in.ts'

const MOST_BEFORE = 3
const OFFERED: ReadonlySet<string> = new Set(Object.values(INTENT_QUESTIONS))

/** The answer for a need that has its own, where a message tells of one; it stands among the helps as its kind does. */
export function meetNeed(text: string, state: AgentState): { at_once: ToolResult; about: ToolCall } | undefined {
  // What was offered word for word has its answer already.
  if (OFFERED.has(text.trim())) return undefined
  const { plain, raw } = readWords(text)
  const earlier = state.summary
    .slice(0, -1)
    .slice(-MOST_BEFORE)
    .map((each) => readWords(each).plain)
  const found = NEEDS.find(
    (need) =>
      [plain, raw].some((words) => need.on.test(words)) &&
      need.unless?.test(plain) !== true &&
      follows(need, earlier, state) &&
      !isTold(need.says, state.told),
  )
  if (!found) return undefined
  const { kind = 'complaint', says } = found
  const { links, offersPerson } = found.call ? { links: [], offersPerson: false } : HELP_ROUTES[kind]
  const { asked: _gone, ...rest } = state
  const about: ToolCall = found.call ?? { name: 'help_route', args: { kind } }
  const next: AgentState = { ...rest, topic: { call: about.name, args: about.args } }
  const told = knownText(next, `need.${found.name}`, says, [
    ...(links.length > 0 ? [{ kind: 'links' as const, links }] : []),
    ...(offersPerson
      ? [
          {
            kind: 'choices' as const,
            choices: [{ label: 'Talk to a person at Mowatt', text: 'I would like to talk to a person' }],
          },
        ]
      : []),
  ])
  const names = namesIn(says).map((name) => fact(`need.${found.name}`, 'supplier', name))
  return { at_once: { ...told, facts: [...told.facts, ...names] }, about }
}

function follows({ after }: Need, earlier: readonly string[], { topic }: AgentState): boolean {
  if (!after) return true
  const kind = topic?.call === 'help_route' ? String(topic.args['kind']) : ''
  if (after.kinds) return after.kinds.some((each) => each === kind)
  return earlier.some((each) => after.said?.test(each))
}
