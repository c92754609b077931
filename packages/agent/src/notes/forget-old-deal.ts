import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS } from '@mowatt/tariffs'
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

/** Statements about a deal made before a switch moved the supply concern the old deal, and are removed. */
export function forgetOldDeal(state: AgentState, { home }: World): AgentState {
  const dealOf = home?.switchId
  if (dealOf === undefined || state.dealOf === dealOf) return state
  const own: AgentState = { ...state, subject: 'own' }
  const left = OF_DEAL.reduce((before, key) => forgetNotes(before, key).state, own)
  return { ...left, subject: state.subject, dealOf }
}

/** Statements about the deal made before a bill that prints it arrived are removed: the bill is newer. */
export function forgetPrinted(state: AgentState, facts: BillFacts): AgentState {
  const printed = FUELS.flatMap((fuel) => facts[fuel] ?? [])
  const keys: Note['key'][] = [
    ...(facts.supplier === undefined ? [] : (['supplier'] as const)),
    ...(printed.some(({ tariffName }) => tariffName !== undefined) ? (['tariffName'] as const) : []),
    ...(printed.some(({ unitRates = [] }) => unitRates.length > 0) ? (['rates'] as const) : []),
    ...(printed.some(({ tariffEndDate }) => tariffEndDate !== undefined) ? (['endsOn'] as const) : []),
    ...(printed.some(({ exitFeeGbp }) => exitFeeGbp !== undefined) ? (['exitFeePence'] as const) : []),
  ]
  return keys.reduce((left, key) => (left.own[key] === undefined ? left : forgetNotes(left, key).state), state)
}
