import type { Comparison, Tariff } from '@mowatt/tariffs'
import { comparisonOf } from '../../facts/home-workings.ts'
import type { Which } from '../../command/command.ts'
import type { RunContext } from '../../say/outcome.ts'
import { findTariffs } from '@mowatt/text/find/find-names'
import type { ProvenHome } from './prove-home.ts'

/** The list for a home, from its facts alone. */
export function listOf({ facts, said }: ProvenHome, { facts: book, world, state }: RunContext): Comparison | undefined {
  const values = [...facts.values()].map((id) => book.get(id).value)
  return comparisonOf(values, { roles: [...facts.keys()], said }, { world, state })
}

/** The requested tariff: by its position in the list shown, by its name, or the last one mentioned. */
export function whichOffer(
  which: Which,
  list: Comparison | undefined,
  { state, world }: RunContext,
): Tariff | undefined {
  const ranked = state.comparison?.shown ?? list?.quotes.map(({ tariffId }) => tariffId) ?? []
  const byId = (id: string | undefined) => world.catalogue.find((tariff) => tariff.id === id)
  if (which === 'best') return byId(ranked[0])
  if (which === 'last') return byId(state.pointed ?? ranked.at(-1))
  if (which === 'it') return byId(state.pointed ?? (state.comparison ? ranked[0] : undefined))
  if ('nth' in which) return byId(which.nth < 0 ? ranked.at(which.nth) : ranked[which.nth - 1])
  const name = which.name.toLowerCase()
  return (
    world.catalogue.find((tariff) => tariff.name.toLowerCase() === name) ??
    byId(findTariffs(which.name, world.catalogue)[0]) ??
    byId(ranked.find((id) => byId(id)?.supplier.toLowerCase().includes(name)))
  )
}
