import type { Tariff } from '@mowatt/tariffs'
import type { AgentState } from '../agent-state.ts'
import type { Which } from '../read/command.ts'
import type { World } from '../world.ts'

/** The offer that is meant: by its place on the shown list, by name, or the one that was last looked at. */
export function findOffer(which: Which | undefined, state: AgentState, world: World): Tariff | undefined {
  const byId = (id: string | null | undefined) => world.catalogue.find((tariff) => tariff.id === id)
  const { comparison, pointed } = state
  const shown = comparison?.shown ?? []
  if (which === undefined || which === 'it') return byId(pointed ?? comparison?.verdict?.tariffId ?? shown[0])
  if (which === 'best') return byId(shown[0])
  if (which === 'last') return byId(shown.at(-1))
  if ('nth' in which) return byId(shown[which.nth - 1])
  const name = which.name.toLowerCase()
  const isNamed = (tariff: Tariff) => tariff.name.toLowerCase() === name
  return (
    world.catalogue.find(isNamed) ??
    shown
      .map(byId)
      .find((tariff) => tariff?.supplier.toLowerCase() === name || tariff?.name.toLowerCase().includes(name))
  )
}
