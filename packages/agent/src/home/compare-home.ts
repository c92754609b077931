import { type Comparison, compareTariffs } from '@mowatt/tariffs'
import { homeOfTurn } from './home-of-turn.ts'
import { homeForComparison } from './known-home.ts'

/** The whole list beside a year as now, where both what is paid and what is used are known well enough. */
export function comparisonOf(turn: Parameters<typeof homeOfTurn>[0]): Comparison | undefined {
  const home = homeOfTurn(turn)
  const basis = homeForComparison(home)
  if (!basis || home.currentBasis === 'unknown' || (!home.use.electricity && !home.use.gas)) return undefined
  const { today, catalogue } = turn.world
  return compareTariffs({ on: today, home: basis, use: home.use, current: home.contracts, catalogue })
}
