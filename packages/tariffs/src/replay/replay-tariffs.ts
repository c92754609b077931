import { DAYS_OF_YEAR } from '../calendar/iso-day.ts'
import { type ComparisonInput, type LeftOutFuel, withComparedFuels } from '../compare/comparison-input.ts'
import { type Exclusion, findOffers, missingRequirements, type Offer } from '../compare/offers.ts'
import { type Quote, quoteOf } from '../compare/quote-offers.ts'
import { type Apart, byCost } from '../compare/quotes-apart.ts'
import type { PenceRange } from '../compare/year-as-now.ts'
import { annualCost, type HomeCost } from '../cost/annual-cost.ts'
import type { HalfHours } from '../half-hours/half-hours.ts'
import { useFromHalfHours } from '../half-hours/use-from-half-hours.ts'
import { FUELS, type Fuel } from '../tariff/fuel.ts'
import type { HomeContracts } from '../tariff/fuel-contract.ts'
import { REQUIREMENTS } from '../tariff/tariff.ts'
import { type ReplayedUse, replayedUse } from './metered-use.ts'
import { penceOfDays, rangeAround, spreadOf } from './other-year.ts'

export type ReplayInput = Omit<ComparisonInput, 'use' | 'isCurrentAssumed' | 'worthwhilePence'> & {
  /** A year of 365 days of each fuel, with its gaps filled. */
  use: { electricity?: HalfHours; gas?: HalfHours }
}

export type ReplayQuote = Omit<Quote, 'costRange' | 'savingRange'> & {
  /** Nine in ten other years should be within this range, at the same prices. */
  otherYear: PenceRange
  savingInOtherYear: PenceRange
}

export type ApartReplay = ReplayQuote & Apart

export type Replay = {
  current: HomeCost
  currentOtherYear: PenceRange
  /** Cheapest first, equal costs by their ids, as in a comparison. */
  quotes: ReplayQuote[]
  apart: ApartReplay[]
  excluded: Exclusion[]
  leftOut: LeftOutFuel[]
}

/** What the metered year would cost on every tariff, by the rules of `compareTariffs`. */
export function replayTariffs({ use: years, ...rest }: ReplayInput): Replay {
  const use = Object.fromEntries(
    FUELS.flatMap((fuel) => {
      const year = years[fuel]
      return year ? [[fuel, useFromHalfHours(year)]] : []
    }),
  )
  const { input, leftOut } = withComparedFuels<ComparisonInput>({ ...rest, use })
  const { home, current, on } = input
  const replayed: Partial<Record<Fuel, ReplayedUse>> = {}
  for (const fuel of FUELS) {
    const year = years[fuel]
    if (year && input.use[fuel]) replayed[fuel] = replayedUse(year)
  }
  const now = yearOn(current, replayed, input)
  // Any home could meet a tariff's requirements later: the missing ones are listed below, and exclude it from the
  // ranking.
  const { offers, excluded } = findOffers({ ...input, home: { ...home, has: REQUIREMENTS } }, on)
  const all = offers.map((offer) => {
    const quote = replayQuote(offer, input, now, replayed)
    return { quote, missing: missingRequirements(offer.tariff, input) }
  })
  const ordered = all.toSorted((a, b) => byCost(a.quote, b.quote))
  const within = ordered.filter(({ missing }) => missing.length === 0)
  const best = Math.min(now.cost.pence, within[0]?.quote.costPence ?? Infinity)
  return {
    current: now.cost,
    currentOtherYear: rangeAround(now.cost.pence, sumOver(now.days, spreadOf)),
    quotes: within.map(({ quote }) => quote),
    apart: ordered
      .filter(({ missing }) => missing.length > 0)
      .map(({ quote, missing }) => ({ ...quote, missing, gainPence: best - quote.costPence })),
    excluded,
    leftOut,
  }
}

/** A year on some contracts, and the unit cost of its days. */
type Year = { cost: HomeCost; days: Partial<Record<Fuel, Float64Array>> }

function yearOn(
  contracts: HomeContracts,
  replayed: Partial<Record<Fuel, ReplayedUse>>,
  { on, figures: { vatRates: vat } }: ComparisonInput,
): Year {
  const window = { from: on, days: DAYS_OF_YEAR }
  const days: Year['days'] = {}
  for (const fuel of FUELS) {
    const [contract, use] = [contracts[fuel], replayed[fuel]]
    if (contract && use) days[fuel] = penceOfDays(fuel, contract, use, window, vat)
  }
  return { cost: annualCost({ contracts, usage: replayed, from: on, vat }), days }
}

function replayQuote(
  offer: Offer,
  input: ComparisonInput,
  now: Year,
  replayed: Partial<Record<Fuel, ReplayedUse>>,
): ReplayQuote {
  const year = yearOn(offer.contracts, replayed, input)
  const quote = quoteOf(offer, input, year.cost, now.cost)
  const saving = sumOver(year.days, (fuel, days) =>
    spreadOf(
      fuel,
      days.map((pence, day) => (now.days[fuel]?.[day] ?? 0) - pence),
    ),
  )
  return {
    ...quote,
    otherYear: rangeAround(quote.costPence, sumOver(year.days, spreadOf)),
    savingInOtherYear: rangeAround(quote.savingPence, saving),
  }
}

/** A cold year is cold for both fuels, so their spreads add up. */
function sumOver(days: Year['days'], of: (fuel: Fuel, days: Float64Array) => number): number {
  return FUELS.reduce((sum, fuel) => sum + (days[fuel] ? of(fuel, days[fuel]) : 0), 0)
}
