import { compareTariffs, type Quote, type Tariff } from '@mowatt/tariffs'
import type { AgentState } from '../../agent-state.ts'
import { homeOfTurn } from '../../home/home-of-turn.ts'
import { homeForComparison } from '../../home/known-home.ts'
import type { World } from '../../world.ts'

/** A tariff as it would be for the home that is talked about. */
export function quoteOf(tariff: Tariff, state: AgentState, world: World): Quote | undefined {
  const home = homeOfTurn({ state, world })
  const basis = homeForComparison(home)
  if (!basis || (!home.use.electricity && !home.use.gas)) return undefined
  const { paymentMethod } = state.filters
  return compareTariffs({
    on: world.today,
    home: basis,
    use: home.use,
    current: home.contracts,
    catalogue: world.catalogue,
    ...(paymentMethod && { payBy: paymentMethod }),
  }).quotes.find(({ tariffId }) => tariffId === tariff.id)
}
