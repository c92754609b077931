import type { ChatOffer } from '@mowatt/contract'

export type OfferFilter = 'green' | 'fixed' | 'no_exit_fee'
export type OfferSort = 'cost' | 'supplier' | 'exit_fee'
export type RankedOffer = { rank: number; offer: ChatOffer }

export const FILTERS: readonly { filter: OfferFilter; label: string }[] = [
  { filter: 'green', label: 'Green' },
  { filter: 'fixed', label: 'Fixed price' },
  { filter: 'no_exit_fee', label: 'No exit fee' },
]

export const SORTS: readonly { sort: OfferSort; label: string }[] = [
  { sort: 'cost', label: 'Yearly cost' },
  { sort: 'supplier', label: 'Supplier' },
  { sort: 'exit_fee', label: 'Exit fee' },
]

/** The offers that pass every filter. The rank is the one by cost, whatever they are sorted by. */
export function offersShown(
  offers: readonly ChatOffer[],
  filters: readonly OfferFilter[],
  sort: OfferSort,
): RankedOffer[] {
  const ranked = offers.map((offer, place) => ({ rank: place + 1, offer }))
  const passing = ranked.filter(({ offer }) => filters.every((filter) => passes(offer, filter)))
  if (sort === 'cost') return passing
  if (sort === 'exit_fee') {
    return passing.toSorted(
      (one, other) => one.offer.exit_fee_pence - other.offer.exit_fee_pence || one.rank - other.rank,
    )
  }
  return passing.toSorted(
    (one, other) => one.offer.supplier.localeCompare(other.offer.supplier, 'en-GB') || one.rank - other.rank,
  )
}

function passes({ features, kind, exit_fee_pence }: ChatOffer, filter: OfferFilter): boolean {
  if (filter === 'fixed') return kind === 'fixed'
  if (filter === 'no_exit_fee') return exit_fee_pence === 0
  return features.some((feature) => /green|renewable/i.test(feature))
}

/** How many cost less than what the person has; undefined where nothing is known of that. */
export function cheaperCount(offers: readonly ChatOffer[]): number | undefined {
  if (offers.every(({ saving_pence }) => saving_pence === null)) return undefined
  return offers.filter(({ saving_pence }) => (saving_pence ?? 0) > 0).length
}
