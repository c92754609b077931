import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { Assumed, CardOf, ChatOffer } from '@mowatt/contract'
import {
  type AgreedDeals,
  type AdvisedQuote,
  adviseQuote,
  type ComparisonInput,
  compareTariffs,
  type Fuel,
  FUELS,
  type IsoDay,
  knownDates,
  type KnownFigures,
  type PreparedCatalogue,
  type Quote,
  sayRates,
  type Tariff,
  type WatchedDate,
  yearAsNow,
  yearAtCap,
} from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import { comparisonCard, type ComparisonWithoutId, currentKnown } from './comparison-card.ts'
import { offerOfQuote } from '@mowatt/contract/offer-of-quote'
import { verdictCard, type VerdictWithoutId } from './verdict-card.ts'
import { costCard } from './cost-card.ts'
import type { BillDoubt } from '@mowatt/bill-reader/doubts-of-bill'
import { footingOf } from '../home/footing.ts'
import { homeForComparison, type KnownHome, knownHome } from '../home/known-home.ts'
import { lacksNightRate, type MissingOfHome, missingOfHome } from '../home/missing-of-home.ts'
import { type Terms, termsOfHome } from '../home/terms-of-home.ts'

export type { Household, StatedRates } from '@mowatt/text/household'
export type { DealBasis } from '../home/present-deal.ts'

/** The known data of a home that outlives its conversation: statements, newest bill, and the deal it switched to. */
export type HomeAsked = {
  said: Household
  bill: BillFacts | undefined
  agreed?: AgreedDeals | undefined
  doubts: readonly BillDoubt[]
  today: IsoDay
  figures: KnownFigures
}

/** Why there is no advice: the one thing to ask, or what no answer changes. */
export type NoAdvice = MissingOfHome | 'rates' | 'bill_doubtful' | 'outside' | 'resold' | 'business'

type HomeKnown = { home: KnownHome; terms: Terms; lacks: NoAdvice | undefined }

/** The home as a conversation knows it, and what prevents advice. */
export function homeAsked({ said, bill, agreed, doubts, today, figures }: HomeAsked): HomeKnown {
  const home = knownHome(said, bill, { today, figures }, doubts, agreed)
  const terms = termsOfHome(said, bill, home.agreed)
  return {
    home,
    terms,
    // A page can't wait for a night rate as a conversation does: the price cap stands in for it, where that is advice.
    lacks:
      lacksOf(said, bill, home) ??
      missingOfHome({ ...said, isNightUnknown: true }, terms, home, today) ??
      unknownNow(home),
  }
}

function lacksOf(said: Household, bill: BillFacts | undefined, home: KnownHome): NoAdvice | undefined {
  if (bill?.isResold) return 'resold'
  if (bill?.businessSign && !home.use.electricity && !home.use.gas) return 'business'
  if (home.region?.kind === 'outside') return 'outside'
  return home.doubts.length > 0 ? 'bill_doubtful' : undefined
}

function unknownNow(home: KnownHome): NoAdvice | undefined {
  if (home.currentBasis !== 'unknown') return undefined
  return lacksNightRate(home) ? 'night_rate' : 'rates'
}

/** The input of the comparison and the watch, shared so that an email never contradicts the page. */
export function inputOfHome(home: KnownHome, on: IsoDay, catalogue: readonly Tariff[]): ComparisonInput | undefined {
  const basis = homeForComparison(home)
  if (!basis) return undefined
  return {
    on,
    isCurrentAssumed: home.isPriceAssumed,
    home: basis,
    use: home.use,
    current: home.contracts,
    catalogue,
    figures: home.figures,
  }
}

type SaidOfHome = HomeKnown & {
  /** A year on the current deal. Undefined if too little is known to calculate it. */
  year: { card: CardOf<'cost'>; assumed: Assumed[] } | undefined
  /** A year at today's price cap, which applies after a fix that is not renewed. Undefined if a part isn't known. */
  capYearPence: number | undefined
  /** What each fuel is charged at now, from known prices or their defaults. */
  rates: Partial<Record<Fuel, ChatOffer['rates']>>
  dates: WatchedDate[]
}

/** The advice for a home, without the list of tariffs. */
export type HomeAdvice = SaidOfHome & {
  /** The recommended tariff, else the cheapest. */
  best: ChatOffer | null
  /** Null if something required for advice is unknown. */
  verdict: VerdictWithoutId | null
}

type Asked = HomeAsked & { catalogue: readonly Tariff[]; worthwhilePence?: number | undefined }

/** `comparison` is undefined if the region or the usage is unknown. */
export type WholeAdvice = HomeAdvice & { comparison: ComparisonWithoutId | undefined }

/** Everything that can be said about a home today. */
export function adviseHome(asked: Asked): WholeAdvice {
  const { said, input, letter } = sayOfHome(asked)
  if (!input || !letter) return { ...said, comparison: undefined, best: null, verdict: null }
  const found = compareTariffs(input)
  const comparison = comparisonCard(found, { ...said.home, letter }, asked.today, asked.catalogue)
  const verdict = verdictOf(said, found, asked.today)
  const quote = found.quotes.find(({ tariffId }) => tariffId === verdict?.tariff_id) ?? found.quotes[0]
  return { ...said, comparison, best: bestOf(quote, asked, said.home), verdict }
}

/** The same advice for one of many homes: only its best tariff is calculated line by line. */
export function adviseHomeInShort(asked: Asked, prepared: PreparedCatalogue): HomeAdvice {
  const { said, input, letter } = sayOfHome(asked)
  if (!input || !letter) return { ...said, best: null, verdict: null }
  const found = adviseQuote(input, prepared)
  const best = bestOf(found.quotes[0], asked, said.home)
  return { ...said, best, verdict: verdictOf(said, found, asked.today) }
}

function bestOf(quote: Quote | undefined, { catalogue }: Asked, home: KnownHome): ChatOffer | null {
  const tariff = catalogue.find(({ id }) => id === quote?.tariffId)
  return quote && tariff ? offerOfQuote(quote, tariff, currentKnown(home)) : null
}

function sayOfHome(asked: Asked) {
  const { today, figures, catalogue, worthwhilePence } = asked
  const known = homeAsked(asked)
  const { home } = known
  const input = inputOfHome(home, today, catalogue)
  const now = yearAsNow({ on: today, use: home.use, current: home.contracts, figures }).cost
  const card = costCard(home, today)
  const said: SaidOfHome = {
    ...known,
    year: card && { card, assumed: footingOf(home, now).assumed },
    capYearPence: yearAtCap(home, today, figures),
    rates: Object.fromEntries(FUELS.flatMap((fuel) => (now[fuel] ? [[fuel, sayRates({ [fuel]: now[fuel] })]] : []))),
    dates: knownDates({ ...known, input }, today),
  }
  const isUseKnown = home.use.electricity !== undefined || home.use.gas !== undefined
  const measured = input && { ...input, ...(worthwhilePence !== undefined && { worthwhilePence }) }
  return { said, input: isUseKnown ? measured : undefined, letter: home.letter }
}

function verdictOf({ home, lacks, year }: SaidOfHome, found: AdvisedQuote, today: IsoDay): VerdictWithoutId | null {
  const isAdvised = lacks === undefined && year !== undefined
  return isAdvised ? verdictCard(found, today, footingOf(home, found.current)) : null
}
