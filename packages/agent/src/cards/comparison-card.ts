import type { CardOf } from '@mowatt/contract'
import {
  ASSUMPTION_TEXTS,
  type Comparison,
  FUELS,
  type IsoDay,
  regionOf,
  type RegionLetter,
  sayWorking,
  type Tariff,
} from '@mowatt/tariffs'
import type { CurrentBasis, KnownHome } from '../home/known-home.ts'
import { offerOfQuote, rangeOf } from './offer-of-quote.ts'

const MOST_OFFERS = 10

const CURRENT_TITLES: Readonly<Record<Exclude<CurrentBasis, 'unknown'>, string>> = {
  bill: 'A year on the rates of the bill',
  stated_rates: 'A year on the rates you told me',
  spend: 'A year as now, from what is paid',
  variable: 'A year on a standard variable tariff at the price cap',
}

const LEFT_OUT = {
  no_use: 'its use is not known',
  use_is_wrong: 'its use cannot be right',
  no_price: 'its present price is not known',
} as const

export type ComparisonWithoutId = Omit<CardOf<'comparison'>, 'comparison_id'>

/** The ranked tariffs with all their working. Nothing here, and nothing it is made from, knows what suppliers pay us. */
export function comparisonCard(
  comparison: Comparison,
  home: KnownHome & { letter: RegionLetter },
  on: IsoDay,
  catalogue: readonly Tariff[],
): ComparisonWithoutId {
  const { currentBasis } = home
  const isCurrentKnown = currentBasis !== 'unknown'
  const offers = comparison.quotes.flatMap((quote) => {
    const tariff = catalogue.find(({ id }) => id === quote.tariffId)
    return tariff ? [offerOfQuote(quote, tariff, isCurrentKnown)] : []
  })
  return {
    kind: 'comparison',
    on,
    is_sample: offers.some(({ is_sample: isSample }) => isSample),
    region: regionOf(home.letter).name,
    basis: [...new Set(FUELS.flatMap((fuel) => (home.use[fuel] ? [home.use[fuel].note] : [])))].join(' '),
    current: isCurrentKnown
      ? {
          title: CURRENT_TITLES[currentBasis],
          pence: comparison.current.pence,
          range: rangeOf(comparison.currentRange),
          working: sayWorking(comparison.current).parts,
        }
      : null,
    offers: offers.slice(0, MOST_OFFERS),
    notes: [
      ...home.notes,
      ...comparison.leftOut.map(
        ({ fuel, reason }) => `${fuel === 'gas' ? 'Gas' : 'Electricity'} is left out: ${LEFT_OUT[reason]}.`,
      ),
      ...(isCurrentKnown ? comparison.current.assumptions.map((each) => ASSUMPTION_TEXTS[each]) : []),
      'Ranked by the cost of a year. What a supplier may pay us plays no part.',
    ],
  }
}
