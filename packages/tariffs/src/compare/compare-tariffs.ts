import type { HomeCost } from '../cost/annual-cost.ts'
import { type ComparisonInput, type LeftOutFuel, withComparedFuels } from './comparison-input.ts'
import { type Exclusion, findOffers } from './offers.ts'
import { type ApartQuote, byCost, quotesApart } from './quotes-apart.ts'
import { type Quote, quoteOffers } from './quote-offers.ts'
import { decideVerdict, type Verdict } from './verdict.ts'
import { type PenceRange, yearAsNow } from './year-as-now.ts'

export type Comparison = {
  current: HomeCost
  currentRange?: PenceRange
  /** Cheapest first. Equal costs are ordered by ID, so that results are deterministic. */
  quotes: Quote[]
  /** Tariffs that the home does not qualify for, with its current usage; cheapest first. */
  apart: ApartQuote[]
  excluded: Exclusion[]
  /** Fuels that no figure here includes. */
  leftOut: LeftOutFuel[]
  verdict: Verdict
}

/** Every tariff that a home could take, with the same usage and from the same day, and the verdict. */
export function compareTariffs(given: ComparisonInput): Comparison {
  const { input, leftOut } = withComparedFuels(given)
  const now = yearAsNow(input)
  const { offers, excluded } = findOffers(input, input.on)
  const quotes = quoteOffers(input, offers, now.cost).toSorted(byCost)
  return {
    current: now.cost,
    ...(now.range && { currentRange: now.range }),
    quotes,
    apart: quotesApart(input, excluded, now.cost, quotes[0]?.costPence),
    excluded,
    leftOut,
    verdict: decideVerdict(input),
  }
}
