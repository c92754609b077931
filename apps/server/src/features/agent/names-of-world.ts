import type { KnownNames, World } from '@mowatt/agent'

/** What a conversation may name: what is on sale, and the user's bills and homes. */
export type Nameable = Pick<World, 'catalogue' | 'bills' | 'home' | 'homes'>

/**
 * Suppliers and tariffs that a conversation may be about: those on sale, and those of the user's own bills and homes.
 */
export function namesOf({ catalogue, homes = [], home, ...world }: Nameable): KnownNames {
  const facts = [world, ...homes].flatMap(({ bills }) => bills.map(({ reading }) => reading.facts))
  const told = [home, ...homes.map((each) => each.home)].flatMap((each) => each?.told ?? [])
  const own = {
    suppliers: [...facts, ...told].flatMap(({ supplier }) => supplier ?? []),
    tariffs: [
      ...facts.flatMap(({ electricity, gas }) => [electricity?.tariffName ?? [], gas?.tariffName ?? []].flat()),
      ...told.flatMap(({ tariffName }) => tariffName ?? []),
    ],
  }
  return {
    suppliers: [...new Set([...catalogue.map(({ supplier }) => supplier), ...own.suppliers])],
    tariffs: [...new Set([...catalogue.map(({ name }) => name), ...own.tariffs])],
  }
}
