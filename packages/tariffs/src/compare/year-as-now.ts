import { annualCost, type HomeCost } from '../cost/annual-cost.ts'
import { type ComparisonInput, edgeUsages, likelyUsage, withComparedFuels } from './comparison-input.ts'

/** From the least to the most that the estimated use allows. */
export type PenceRange = { low: number; high: number }

export type YearAsNow = {
  cost: HomeCost
  /** Only if usage is estimated. */
  range?: PenceRange
}

/** A year on the current contracts: the figure that every tariff is compared with. */
export function yearAsNow(given: Pick<ComparisonInput, 'on' | 'use' | 'current' | 'figures'>): YearAsNow {
  const { on, use, current, figures } = withComparedFuels(given).input
  const at = (usage: ReturnType<typeof likelyUsage>) =>
    annualCost({ contracts: current, usage, from: on, vat: figures.vatRates })
  const edges = edgeUsages(use).map((usage) => at(usage).pence)
  return { cost: at(likelyUsage(use)), ...(edges.length > 0 && { range: rangeOf(edges) }) }
}

export function rangeOf(pence: readonly number[]): PenceRange {
  return { low: Math.min(...pence), high: Math.max(...pence) }
}
