import type { CardOf } from '@mowatt/contract'
import { isMixed } from '@mowatt/contract/card-as-text'
import { Badge, Button, Note } from '@mowatt/ui'
import { useState } from 'react'
import { longDate } from '../../../../browser/long-date.ts'
import { CardFrame } from './card-frame.tsx'
import { comparisonCardTexts } from './offer-texts.ts'
import { OfferTools } from './offer-tools.tsx'
import { BY_COST, cheaperCount, type OfferFilter, type OfferSort, offersShown } from './offers-shown.ts'
import { OffersApart } from './offers-apart.tsx'
import { OffersTable } from './offers-table.tsx'
import { useAllOffers } from './use-all-offers.ts'

const FIRST = 5
const MORE = 10

/** Tariffs for this home, cheapest first, each with its working. Its text and its notes are below the whole answer. */
export function ComparisonCard({ card: given }: { card: CardOf<'comparison'> }) {
  const { card, count, isWhole, state, load } = useAllOffers(given)
  const { on, is_sample, region, offers } = card
  const [filters, setFilters] = useState<readonly OfferFilter[]>([])
  const [sort, setSort] = useState<OfferSort>(BY_COST)
  const [most, setMost] = useState(FIRST)
  const found = offersShown(offers, filters, sort)
  const shown = found.slice(0, most)
  // Offers not loaded yet may pass the filter or not: their number is unknown.
  const isByCost = sort.by === 'cost' && !sort.isDown
  const isCounted = isWhole || (filters.length === 0 && isByCost)
  const inAll = filters.length === 0 ? count : found.length

  function narrow(next: readonly OfferFilter[], order: OfferSort) {
    setFilters(next)
    setSort(order)
    load()
  }
  return (
    <CardFrame
      card={card}
      hasText={false}
      title={headline(
        count,
        card.cheaper_count === undefined ? cheaperCount(offers) : (card.cheaper_count ?? undefined),
      )}
      subtitle={comparisonCardTexts.basis(region, longDate(on))}
      tag={is_sample && !isMixed(card) && <Badge>{comparisonCardTexts.sampleTariffs}</Badge>}
    >
      <div className="offers-place">
        {count > 1 && <OfferTools filters={filters} sort={sort} onChange={narrow} />}
        <output className={state === 'loading' ? 'mb-2 block text-small text-text-2' : 'sr-only'}>
          {state === 'loading'
            ? comparisonCardTexts.loading(count)
            : isCounted && comparisonCardTexts.fit(inAll, count)}
        </output>
        {state === 'failed' && (
          <Note tone="warn" announce="status" className="mb-3">
            {comparisonCardTexts.notLoaded(offers.length, count)}{' '}
            <Button variant="quiet" size="small" onClick={load}>
              {comparisonCardTexts.tryAgain}
            </Button>
          </Note>
        )}
        <OffersTable card={card} shown={shown} sort={sort} onSort={(next) => narrow(filters, next)} />
      </div>
      {found.length === 0 && state !== 'loading' && (
        <p className="text-small text-text-2">
          {count === 0 ? comparisonCardTexts.noneFit : comparisonCardTexts.noneMatch}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        {shown.length < (isCounted ? inAll : found.length) && (
          <button
            type="button"
            className="card-text-button"
            onClick={() => {
              setMost(most + MORE)
              load()
            }}
          >
            {comparisonCardTexts.showMore(shown.length, inAll)}
          </button>
        )}
        <a href="/half-hours" className="card-text-button">
          {comparisonCardTexts.byHalfHour}
        </a>
        <OffersApart card={card} />
      </div>
    </CardFrame>
  )
}

function headline(count: number, cheaper: number | undefined): string {
  if (count === 0) return comparisonCardTexts.none
  if (cheaper === undefined) return count === 1 ? comparisonCardTexts.one : comparisonCardTexts.some(count)
  if (cheaper === 0) return comparisonCardTexts.noneCheaper
  return cheaper === 1 ? comparisonCardTexts.oneCheaper : comparisonCardTexts.someCheaper(cheaper)
}
