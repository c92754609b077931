import type { CardOf } from '@mowatt/contract'
import type { Act, AgentState } from '../state/agent-state.ts'

/** A card may be pressed a while after it was shown, but not for ever. */
const MOST_PROPOSED = 4

/** Keeps an act for the press of its card, and gives the card. The id says nothing, and is good in this chat only. */
export function propose(
  state: AgentState,
  does: Act,
  card: Pick<CardOf<'act'>, 'title' | 'lines' | 'label'>,
): { state: AgentState; card: CardOf<'act'> } {
  const before = state.proposed ?? []
  const id = `${does.act}-${state.turns}-${before.length}`
  const proposed = [...before, { id, does }].slice(-MOST_PROPOSED)
  return { state: { ...state, proposed }, card: { kind: 'act', act_id: id, ...card } }
}
