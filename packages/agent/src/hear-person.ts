import type { AgentState } from './agent-state.ts'
import { shorten } from './shorten.ts'

const REMEMBERED = 20
const LONGEST = 200

/** The state with what the person has just said: the first step of a turn, whoever answers it. */
export function hearPerson(text: string, state: AgentState): AgentState {
  return {
    ...state,
    turns: state.turns + 1,
    summary: [...state.summary, shorten(text.trim(), LONGEST)].slice(-REMEMBERED),
  }
}
