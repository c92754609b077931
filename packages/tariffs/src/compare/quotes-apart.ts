import type { HomeCost } from '../cost/annual-cost.ts'
import { type Requirement, REQUIREMENTS } from '../tariff/tariff.ts'
import type { ComparisonInput } from './comparison-input.ts'
import { type Exclusion, findOffers } from './offers.ts'
import { type Quote, quoteOffers } from './quote-offers.ts'

/** A tariff that the home does not qualify for. */
export type Apart = {
  missing: Requirement[]
  /** Compared with the cheapest that the home can have, including staying; negative if it costs more. */
  gainPence: number
}
/**
 * Requirements that a home can meet later. The others cannot be met: becoming a new customer of their own supplier, or
 * getting an old meter installed.
 */
const TO_BE_HAD = ['smart_meter', 'ev', 'heat_pump'] as const satisfies Requirement[]
export type ApartQuote = Quote & Apart & { missing: (typeof TO_BE_HAD)[number][] }

/** What the home would pay on tariffs that it does not qualify for yet, with its current usage. */
export function quotesApart(
  input: ComparisonInput,
  excluded: readonly Exclusion[],
  current: HomeCost,
  cheapestPence = Infinity,
): ApartQuote[] {
  const missingOf = new Map(
    excluded.flatMap(({ tariffId, missing = [] }) => {
      const toBeHad = TO_BE_HAD.filter((need) => missing.includes(need))
      return missing.length > 0 && toBeHad.length === missing.length ? [[tariffId, toBeHad] as const] : []
    }),
  )
  const tariffs = input.catalogue.filter(({ id }) => missingOf.has(id))
  const { offers } = findOffers({ ...input, home: { ...input.home, has: REQUIREMENTS } }, input.on, tariffs)
  const best = Math.min(current.pence, cheapestPence)
  return quoteOffers(input, offers, current)
    .map((quote) => ({ ...quote, missing: missingOf.get(quote.tariffId) ?? [], gainPence: best - quote.costPence }))
    .toSorted(byCost)
}

/** Equal costs are ordered by ID, so that results are deterministic. */
export function byCost(a: Pick<Quote, 'costPence' | 'tariffId'>, b: Pick<Quote, 'costPence' | 'tariffId'>): number {
  return a.costPence - b.costPence || (a.tariffId < b.tariffId ? -1 : 1)
}
