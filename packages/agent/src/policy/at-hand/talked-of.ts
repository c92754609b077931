import type { AgentState } from '../../agent-state.ts'

/** What is talked about by its name: the wish that was met, a term, a kind of help. */
export function isTalkedOf({ topic }: AgentState, names: readonly unknown[]): boolean {
  return (
    topic !== undefined && ['asked', 'term', 'kind', 'aspect', 'premise'].some((key) => names.includes(topic.args[key]))
  )
}
