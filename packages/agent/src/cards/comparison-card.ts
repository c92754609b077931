import type { CardOf, ChatOffer } from '@mowatt/contract'
import {
  ASSUMPTION_TEXTS,
  type Comparison,
  FUELS,
  type HomeCost,
  type IsoDay,
  monthsOfCost,
  partsOfCost,
  regionOf,
  type RegionLetter,
  sayRates,
  sayWorking,
  type Tariff,
} from '@mowatt/tariffs'
import type { CurrentBasis, KnownHome } from '../home/known-home.ts'
import { YEAR_TITLES } from '../home/year-now.ts'
import { apartOfQuote, type CurrentKnown, offerOfQuote, rangeOf } from '@mowatt/contract/offer-of-quote'

const LEFT_OUT = {
  no_use: 'I don’t know how much of it you use',
  use_is_wrong: 'the usage figure I have for it can’t be right',
  no_price: 'I don’t know what you’re paying for it now',
} as const

export type ComparisonWithoutId = Omit<CardOf<'comparison'>, 'comparison_id'>

/** The ranked tariffs with all their working. Nothing here, and none of its input, contains what suppliers pay us. */
export function comparisonCard(
  comparison: Comparison,
  home: KnownHome & { letter: RegionLetter },
  on: IsoDay,
  catalogue: readonly Tariff[],
): ComparisonWithoutId {
  const { currentBasis } = home
  const isCurrentKnown = currentBasis !== 'unknown'
  const apart = comparison.apart.filter(({ gainPence }) => gainPence > 0)
  // An assumed end date applies to the whole list, and is mentioned once.
  const assumed = [...comparison.quotes, ...apart].flatMap(({ assumptions }) => assumptions)
  const times = assumed.filter((each) => each.startsWith('times_')).map((each) => ASSUMPTION_TEXTS[each])
  const offers = comparison.quotes.flatMap((quote) => {
    const tariff = catalogue.find(({ id }) => id === quote.tariffId)
    if (!tariff) return []
    const { notes, ...offer } = offerOfQuote(quote, tariff, currentKnown(home))
    return [{ ...offer, notes: notes.filter((note) => note !== times[0]) }]
  })
  return {
    kind: 'comparison',
    on,
    is_sample: offers.some(({ is_sample: isSample }) => isSample),
    region: regionOf(home.letter).name,
    basis: [...new Set(FUELS.flatMap((fuel) => (home.use[fuel] ? [home.use[fuel].note] : [])))].join(' '),
    current: isCurrentKnown
      ? {
          title: YEAR_TITLES[currentBasis],
          pence: comparison.current.pence,
          range: rangeOf(comparison.currentRange),
          working: sayWorking(comparison.current).parts,
          rates: sayRates(comparison.current),
          ends_on: home.contracts.electricity?.endsOn ?? home.contracts.gas?.endsOn ?? null,
          exit_fee_pence: feeOf(home, offers),
          is_variable: home.isVariable,
          is_of_bill: OF_BILL.includes(currentBasis),
          year: { parts: partsIn(comparison.current), months: monthsOfCost(comparison.current) },
        }
      : null,
    offers,
    ...(apart.length > 0 && { apart: apart.slice(0, MOST_APART).map(apartOfQuote) }),
    offer_count: offers.length,
    cheaper_count: isCurrentKnown ? offers.filter(({ saving_pence: saving }) => (saving ?? 0) > 0).length : null,
    notes: [
      ...(isCurrentKnown ? home.assumed : []),
      ...home.notes,
      ...comparison.leftOut.map(({ fuel, reason }) => `I’ve left out ${fuel}, because ${LEFT_OUT[reason]}.`),
      ...(isCurrentKnown ? comparison.current.assumptions.map((each) => ASSUMPTION_TEXTS[each]) : []),
      ...times.slice(0, 1),
      'Ranked by what you’d pay in a year. What a supplier pays us makes no difference.',
    ],
  }
}

const MOST_APART = 3

const OF_BILL: readonly CurrentBasis[] = ['bill', 'fix_over', 'old_bill']

/** For every fuel, otherwise unknown. */
function feeOf({ contracts, isVariable }: KnownHome, [first]: readonly ChatOffer[]): number | null {
  const isKnown = FUELS.every((fuel) => !contracts[fuel] || contracts[fuel].exitFeePence !== undefined)
  return isVariable || isKnown ? (first?.exit_fees_now_pence ?? 0) : null
}

const PARTS = [
  ['electricity', 'Electricity you use'],
  ['gas', 'Gas you use'],
  ['standing', 'Standing charges'],
  ['discounts', 'Discounts'],
] as const

function partsIn(cost: HomeCost) {
  const parts = partsOfCost(cost)
  return PARTS.flatMap(([part, title]) => (parts[part] === 0 ? [] : [{ title, pence: parts[part] }]))
}

export function currentKnown({ currentBasis, isPriceAssumed }: KnownHome): CurrentKnown {
  if (currentBasis === 'unknown') return 'unknown'
  return isPriceAssumed ? 'assumed' : 'known'
}

/** Enough for a message. All the others are stored with the comparison, and the page requests them. */
const MOST_SHOWN = 10

export function shortCard(card: ComparisonWithoutId): ComparisonWithoutId {
  return { ...card, offers: card.offers.slice(0, MOST_SHOWN) }
}
