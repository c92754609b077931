import type { CardOf, ChatOffer } from '@mowatt/contract'
import { offersTexts } from './offer-texts.ts'

export type OfferFilter = 'green' | 'fixed' | 'no_exit_fee'
export type OfferColumn = 'supplier' | 'cost' | 'saving' | 'unit' | 'standing' | 'exit_fee' | 'term' | 'green'
export type OfferSort = { by: OfferColumn; isDown: boolean }
export type RankedOffer = { rank: number; offer: ChatOffer }

export const FILTERS: readonly { filter: OfferFilter; label: string }[] = [
  { filter: 'green', label: offersTexts.filters.green },
  { filter: 'fixed', label: offersTexts.filters.fixed },
  { filter: 'no_exit_fee', label: offersTexts.filters.no_exit_fee },
]

/** The table's column headings. The first press sorts the best to the top. */
export const COLUMNS: readonly { column: OfferColumn; label: string; isDownFirst?: true }[] = [
  { column: 'supplier', label: offersTexts.columns.supplier },
  { column: 'cost', label: offersTexts.columns.cost },
  { column: 'saving', label: offersTexts.columns.saving, isDownFirst: true },
  { column: 'unit', label: offersTexts.columns.unit },
  { column: 'standing', label: offersTexts.columns.standing },
  { column: 'exit_fee', label: offersTexts.columns.exit_fee },
  { column: 'term', label: offersTexts.columns.term },
  { column: 'green', label: offersTexts.columns.green, isDownFirst: true },
]

export const BY_COST: OfferSort = { by: 'cost', isDown: false }

/** The next press on a heading: its default order first, then the reverse. */
export function nextSort({ by, isDown }: OfferSort, column: OfferColumn): OfferSort {
  if (by === column) return { by, isDown: !isDown }
  return { by: column, isDown: COLUMNS.some((each) => each.column === column && each.isDownFirst === true) }
}

/** The offers that pass every filter. The rank is the one by cost, whatever they are sorted by. */
export function offersShown(
  offers: readonly ChatOffer[],
  filters: readonly OfferFilter[],
  { by, isDown }: OfferSort,
): RankedOffer[] {
  const ranked = offers.map((offer, place) => ({ rank: place + 1, offer }))
  const passing = ranked.filter(({ offer }) => filters.every((filter) => passes(offer, filter)))
  const way = isDown ? -1 : 1
  return passing.toSorted((one, other) => way * compare(one.offer, other.offer, by) || one.rank - other.rank)
}

function compare(one: ChatOffer, other: ChatOffer, by: OfferColumn): number {
  const [a, b] = [valueOf(one, by), valueOf(other, by)]
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, 'en-GB') : Number(a) - Number(b)
}

function valueOf(offer: ChatOffer, by: OfferColumn): string | number {
  switch (by) {
    case 'supplier':
      return offer.supplier
    case 'cost':
      return offer.pence
    case 'saving':
      return offer.saving_pence ?? -offer.pence
    case 'unit':
      return penceOf(unitRates(offer.rates))
    case 'standing':
      return penceOf(standingCharges(offer.rates))
    case 'exit_fee':
      return offer.exit_fee_pence
    case 'term':
      return offer.term
    case 'green':
      return Number(isGreen(offer))
  }
}

type Rates = NonNullable<NonNullable<CardOf<'comparison'>['current']>['rates']>

export function unitRates(rates: Rates): Rates {
  return rates.filter(({ label }) => !label.endsWith('standing charge'))
}

export function standingCharges(rates: Rates): Rates {
  return rates.filter(({ label }) => label.endsWith('standing charge'))
}

/** Both fuels together: whoever has the lower ones pays less at any usage. */
function penceOf(rates: Rates): number {
  return rates.reduce((sum, { text, pence: average }) => sum + (average ?? Number.parseFloat(text)), 0)
}

export function isGreen({ features }: Pick<ChatOffer, 'features'>): boolean {
  return features.some((feature) => /green|renewable/i.test(feature))
}

function passes(offer: ChatOffer, filter: OfferFilter): boolean {
  if (filter === 'fixed') return offer.kind === 'fixed'
  if (filter === 'no_exit_fee') return offer.exit_fee_pence === 0
  return isGreen(offer)
}

/** How many save something after fees; undefined if nothing is known about the current deal. */
export function cheaperCount(offers: readonly ChatOffer[]): number | undefined {
  if (offers.every(({ saving_pence }) => saving_pence === null)) return undefined
  return offers.filter(({ saving_pence }) => (saving_pence ?? 0) > 0).length
}
