import type { AgentState } from '../state/agent-state.ts'
import type { World } from '../state/world.ts'

/** What was entered on the page of their home counts here too, overridden by what they say here. */
export function withHomeTold(state: AgentState, { home }: World): AgentState {
  return home?.told ? { ...state, own: { ...home.told, ...state.own } } : state
}

/** It isn't stored with the conversation: the page of the home may change it. */
export function withoutHomeTold(state: AgentState, { home }: World): AgentState {
  if (!home?.told) return state
  const isSaid = (key: string) => state.notes?.some((note) => note.key === key && note.subject === 'own')
  const own = Object.fromEntries(
    Object.entries(state.own).filter(([key]) => isSaid(key) || !Object.hasOwn(home.told ?? {}, key)),
  )
  return { ...state, own }
}
