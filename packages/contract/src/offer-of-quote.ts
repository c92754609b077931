import type { CardOf, ChatOffer } from './chat-cards.ts'
import {
  type ApartQuote,
  ASSUMPTION_TEXTS,
  type PenceRange,
  type Quote,
  roughPence,
  sayDay,
  sayRates,
  sayWorking,
  type Tariff,
} from '@mowatt/tariffs'

const NEEDS: Readonly<Record<Tariff['needs'][number], string>> = {
  ev: 'For homes with an electric car.',
  smart_meter: 'Needs a smart meter.',
  two_rate_meter: 'Needs a day and night meter.',
  heat_pump: 'Needs a heat pump.',
  online_account: 'You manage the account online.',
  new_customer: 'Only for customers who are new to this supplier.',
}

/** What is known of the current deal: without it there is no saving to state, and if it is assumed, no exact one. */
export type CurrentKnown = 'known' | 'assumed' | 'unknown'

/** The quote of one tariff for this home. */
export function offerOfQuote(quote: Quote, tariff: Tariff, current: CurrentKnown): ChatOffer {
  const isRough = current === 'assumed'
  const inRound = isRough ? roughPence : (pence: number) => pence
  const { cost, exitFees } = quote
  const feesNow = exitFees.reduce((sum, { pence }) => sum + pence, 0)
  const range = quote.savingRange && {
    low: inRound(quote.savingRange.low - feesNow),
    high: inRound(quote.savingRange.high - feesNow),
  }
  const asks = exitFees.some(({ askSupplier }) => askSupplier)
  return {
    tariff_id: quote.tariffId,
    supplier: quote.supplier,
    name: quote.tariffName,
    kind: tariff.kind,
    features: [...tariff.features],
    is_sample: quote.isSample,
    pence: quote.costPence,
    range: rangeOf(quote.costRange),
    saving_pence: current === 'unknown' ? null : inRound(quote.savingAfterFeesPence),
    saving_range: current === 'unknown' ? null : rangeOf(range),
    ...(isRough && { is_rough: true }),
    exit_fees_now_pence: feesNow,
    exit_fee_pence: tariff.exitFeePencePerFuel,
    term: sayTerm(tariff),
    payment_method: quote.paymentMethod,
    rates: sayRates(cost),
    working: sayWorking(cost).parts,
    notes: [
      ...quote.conditions.map((need) => NEEDS[need]),
      ...quote.assumptions.map((each) => ASSUMPTION_TEXTS[each]),
      ...quote.listedDiscounts.map((name) => `Not included in these figures: ${name}.`),
      ...(asks
        ? [
            'You shouldn’t have to pay an exit fee now, but the dates are close. Ask your supplier how they count the days.',
          ]
        : []),
      ...(quote.fuels.length === 1 && cost.electricity && cost.gas
        ? [`You’d only switch your ${quote.fuels[0]}.`]
        : []),
    ],
  }
}

export function rangeOf(range: PenceRange | undefined): ChatOffer['range'] {
  return range ? { low_pence: range.low, high_pence: range.high } : null
}

function sayTerm({ kind, term }: Pick<Tariff, 'kind' | 'term'>): string {
  if (kind === 'tracker') return 'Tracker: the price follows the market and can change every day.'
  if (kind === 'variable' || !term) return 'Variable: the price can change, and you can leave at any time.'
  return 'until' in term ? `Fixed until ${sayDay(term.until)}.` : `Fixed for ${term.months} months.`
}

/** A tariff that the home does not qualify for yet. */
export function apartOfQuote({
  tariffId,
  supplier,
  tariffName,
  isSample,
  cost,
  costPence,
  missing,
  gainPence,
}: ApartQuote): NonNullable<CardOf<'comparison'>['apart']>[number] {
  return {
    tariff_id: tariffId,
    supplier,
    name: tariffName,
    is_sample: isSample,
    pence: costPence,
    gain_pence: gainPence,
    needs: [...missing],
    rates: sayRates(cost),
  }
}
