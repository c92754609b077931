import type { KnownNames, World } from '@mowatt/agent'

/** Suppliers and tariffs that this conversation may be about: those on sale, and those of the person's own bills. */
export function namesOf({ catalogue, bills }: Pick<World, 'catalogue' | 'bills'>): KnownNames {
  const facts = bills.map(({ reading }) => reading.facts)
  const own = {
    suppliers: facts.flatMap(({ supplier }) => supplier ?? []),
    tariffs: facts.flatMap(({ electricity, gas }) => [electricity?.tariffName ?? [], gas?.tariffName ?? []].flat()),
  }
  return {
    suppliers: [...new Set([...catalogue.map(({ supplier }) => supplier), ...own.suppliers])],
    tariffs: [...new Set([...catalogue.map(({ name }) => name), ...own.tariffs])],
  }
}
