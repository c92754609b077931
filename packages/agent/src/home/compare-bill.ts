import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Comparison, compareTariffs, type HomeCost } from '@mowatt/tariffs'
import type { World } from '../state/world.ts'
import { homeForComparison, type KnownHome, knownHome } from './known-home.ts'
import type { BillDoubt } from '@mowatt/bill-reader/doubts-of-bill'
import { yearNow } from './year-now.ts'

export type BillComparison = {
  home: KnownHome
  /** The coming year on the current deal. Undefined if the bill does not prove enough to calculate it. */
  current: HomeCost | undefined
  /** Undefined if the region is not certain: prices differ by region. */
  comparison: Comparison | undefined
}

/** The cost of the coming year by a bill alone, and the alternatives. */
export function compareBill(
  facts: BillFacts,
  { today: on, catalogue, figures }: Pick<World, 'today' | 'catalogue' | 'figures'>,
  doubts: readonly BillDoubt[] = [],
): BillComparison {
  const home = knownHome({}, facts, { today: on, figures }, doubts)
  const current = yearNow(home, on)?.cost
  const basis = homeForComparison(home)
  if (!current || !basis) return { home, current, comparison: undefined }
  const { use, contracts } = home
  return { home, current, comparison: compareTariffs({ on, home: basis, use, current: contracts, catalogue, figures }) }
}
