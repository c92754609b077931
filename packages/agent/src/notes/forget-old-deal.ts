import type { AgentState, Note } from '../state/agent-state.ts'
import type { World } from '../state/world.ts'
import { forgetNotes } from './notes.ts'

const OF_DEAL: readonly Note['key'][] = [
  'supplier',
  'tariffName',
  'paymentMethod',
  'deal',
  'endsOn',
  'exitFeePence',
  'rates',
  'spend',
  'balancePence',
]

/** What was told of a deal before a switch moved the supply was about another one, and is forgotten. */
export function forgetOldDeal(state: AgentState, { home }: World): AgentState {
  const dealOf = home?.switchId
  if (dealOf === undefined || state.dealOf === dealOf) return state
  const own: AgentState = { ...state, subject: 'own' }
  const left = OF_DEAL.reduce((before, key) => forgetNotes(before, key).state, own)
  return { ...left, subject: state.subject, dealOf }
}
