import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import type { DeeperAnswer } from '../../knowledge/deeper/deeper-answers.ts'
import { fact, knownText } from '../../tools/results.ts'
import { namesIn } from '../../verify/names-in.ts'

/**
 * `isWorded`: the very words are known as a question about the topic, so that nothing else is read into them. `about`: the
 * call whose result the words stand on, where it is not made again.
 */
export type Continued = {
  calls: ToolCall[]
  at_once: ToolResult[]
  isWorded?: true
  /** Words of the topic's own list: a nearer text on them goes first. */
  isKnown?: true
  about?: ToolCall
  /** Words that the topic itself foresees: they hold also where they are like another subject. */
  isBound?: true
  keepsTopic?: true
  /** The state to begin with, where it is not the one that was given. */
  state?: AgentState
  /** What the message tells of the home is noted first. */
  withNote?: true
}

/** A further answer as a turn: its words about the topic, or its call. */
export function asContinued(found: DeeperAnswer | ToolResult, state: AgentState): Continued {
  const { topic } = state
  const about = topic ? { about: { name: topic.call as ToolCall['name'], args: topic.args } } : {}
  if (typeof found === 'string') return { calls: [], at_once: [furtherText(state, found)], ...about }
  if (!('name' in found)) return { calls: [], at_once: [found] }
  // The price cap may answer for a standing charge without becoming what is talked about.
  return { calls: [found], at_once: [], ...(found.name === 'price_cap' && { keepsTopic: true }) }
}

/** A text of ours on a topic. Who is named in it is named by us. */
export function furtherText(state: AgentState, says: string): ToolResult {
  const told = knownText(state, 'further', says)
  return { ...told, facts: [...told.facts, ...namesIn(says).map((name) => fact('further', 'supplier', name))] }
}
