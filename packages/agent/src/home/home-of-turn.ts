import type { BillFacts, BillReading } from '@mowatt/bill-reader/bill-facts'
import type { Household } from '@mowatt/text/household'
import type { AgentState } from '../state/agent-state.ts'
import { doubtsOfBill } from '@mowatt/bill-reader/doubts-of-bill'
import type { LastingHome, World } from '../state/world.ts'
import { type KnownHome, knownHome } from './known-home.ts'
import { type Terms, termsOfHome } from './terms-of-home.ts'

type HomeContext = { state: AgentState; world: World }

/** What was stated about the home in question. */
export function saidOf(state: AgentState): Household {
  return state.subject === 'own' ? state.own : state.other
}

export function withSaid(state: AgentState, said: Household): AgentState {
  return state.subject === 'own' ? { ...state, own: said } : { ...state, other: said }
}

/** The newest energy bill of the household's own. */
export function billOf(world: World, state: AgentState): { billId: string; facts: BillFacts } | undefined {
  if (state.subject !== 'own') return undefined
  const found = world.bills.findLast(({ reading }) => reading.facts.isEnergyBill)
  return found && { billId: found.billId, facts: found.reading.facts }
}

export function homeOfTurn({ state, world }: HomeContext): KnownHome {
  const reading = readingOfHome(world, state)
  const doubts = reading && doubtsOfBill(reading)
  return knownHome(saidOf(state), reading?.facts, world, doubts, lastingHome(world, state)?.agreed)
}

/** The permanent home is their own. */
export function lastingHome(world: World, { subject }: AgentState): LastingHome | undefined {
  return subject === 'own' ? world.home : undefined
}

/** A business bill says nothing about what the home pays. */
function readingOfHome(world: World, state: AgentState): BillReading | undefined {
  if (state.subject !== 'own') return undefined
  return world.bills.findLast(({ reading: { facts } }) => facts.isEnergyBill && !facts.businessSign)?.reading
}

/** The end of the current deal and its exit fee, as far as known. */
export function termsOf(context: HomeContext): Terms {
  const { state, world } = context
  const agreed = lastingHome(world, state) && homeOfTurn(context).agreed
  return termsOfHome(saidOf(state), billOf(world, state)?.facts, agreed)
}
