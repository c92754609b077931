import type { Household } from '@mowatt/text/household'
import { type AgentState, freshState, type Note } from './agent-state.ts'

const KEPT: ReadonlySet<string> = new Set<keyof AgentState>([
  'version',
  'hasIntroduced',
  'turns',
  'subject',
  'who',
  'own',
  'other',
  'asked',
  'comparison',
  'filters',
  'pointed',
  'proposed',
  'summary',
  'focus',
  'notes',
  'disowned',
  'dealOf',
  'movesOn',
  'homeId',
  'language',
])

/** The state stored after a turn, possibly by an older version: obsolete fields are removed. */
export function loadState(kept: object): AgentState {
  const known = Object.fromEntries(Object.entries(kept).filter(([key]) => KEPT.has(key)))
  const state: AgentState = { ...freshState(), ...known }
  const notes = [...(state.notes ?? []), ...unnoted(state, 'own'), ...unnoted(state, 'other')]
  return notes.length > 0 ? { ...state, notes } : state
}

/** A known detail without a note could not be shown, nor forgotten. */
function unnoted(state: AgentState, subject: Note['subject']): Note[] {
  const keys = Object.keys(state[subject]) as (keyof Household)[]
  const isNoted = (key: keyof Household) => state.notes?.some((note) => note.subject === subject && note.key === key)
  return keys.flatMap((key) => (isNoted(key) ? [] : [{ key, subject, message: 0, words: '', isPlain: true }]))
}
