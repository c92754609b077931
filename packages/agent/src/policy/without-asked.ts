import type { AgentState } from '../agent-state.ts'

/** The state once Mo waits for nothing. */
export function withoutAsked({ asked: _gone, ...state }: AgentState): AgentState {
  return state
}
