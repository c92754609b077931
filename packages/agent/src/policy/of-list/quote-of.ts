import type { Quote, Tariff } from '@mowatt/tariffs'
import type { AgentState } from '../../agent-state.ts'
import { listForHome } from '../../home/compare-home.ts'
import type { World } from '../../world.ts'

/** A tariff as it would be for the home that is talked about. */
export function quoteOf(tariff: Tariff, state: AgentState, world: World): Quote | undefined {
  const found = listForHome({ state, world }, { payBy: state.filters.paymentMethod })
  return found?.quotes.find(({ tariffId }) => tariffId === tariff.id)
}

/** The tariff that "it" stands for: the one looked at last, else the one advised, else the first that is shown. */
export function tariffInHand({ topic, pointed, comparison, filters }: AgentState, world: World): Tariff | undefined {
  const looked = topic?.call === 'explain_tariff' ? topic.args['tariff_id'] : pointed
  // A narrowed list has no advice of its own.
  const isNarrowed = Object.keys(filters).length > 0
  const advised = isNarrowed ? undefined : comparison?.verdict?.tariffId
  const id = looked ?? advised ?? comparison?.shown[0]
  return world.catalogue.find((each) => each.id === id)
}
