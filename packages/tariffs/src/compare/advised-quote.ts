import { type ComparisonInput, likelyUsage, withComparedFuels } from './comparison-input.ts'
import type { Comparison } from './compare-tariffs.ts'
import { findOffers } from './offers.ts'
import { planHome, useOfFuels } from './planned-home.ts'
import type { PreparedCatalogue } from './prepared-catalogue.ts'
import { type Quote, quoteOffers } from './quote-offers.ts'
import { cheapestToday } from './switch-plans.ts'
import { decideVerdict } from './verdict.ts'
import { yearAsNow } from './year-as-now.ts'

/** A comparison with no quote but the one that its verdict is about: the advised tariff, else the cheapest. */
export type AdvisedQuote = Pick<Comparison, 'current' | 'currentRange' | 'verdict'> & { quotes: Quote[] }

/** For many homes: only the tariff that is recommended is calculated exactly. */
export function adviseQuote(given: ComparisonInput, prepared: PreparedCatalogue): AdvisedQuote {
  const { input } = withComparedFuels(given)
  const now = yearAsNow(input)
  const verdict = decideVerdict(input, prepared)
  const offersOf = (tariffId: string | undefined) =>
    findOffers(
      input,
      input.on,
      input.catalogue.filter(({ id }) => id === tariffId),
    ).offers
  const advised = verdict.kind === 'stay' ? [] : offersOf(verdict.tariffId)
  const home = planHome(input, prepared)
  const offers = advised.length > 0 ? advised : offersOf(cheapestToday(home, useOfFuels(home, likelyUsage(input.use))))
  return {
    current: now.cost,
    ...(now.range && { currentRange: now.range }),
    quotes: quoteOffers(input, offers, now.cost),
    verdict,
  }
}
