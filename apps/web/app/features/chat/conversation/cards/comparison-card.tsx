import type { CardOf } from '@mowatt/contract'
import { Badge, Button, Note } from '@mowatt/ui'
import { useState } from 'react'
import { longDate } from '../../../../browser/long-date.ts'
import { CardFrame } from './card-frame.tsx'
import { OfferTools } from './offer-tools.tsx'
import { BY_COST, cheaperCount, type OfferFilter, type OfferSort, offersShown } from './offers-shown.ts'
import { OffersTable } from './offers-table.tsx'
import { useAllOffers } from './use-all-offers.ts'

const FIRST = 5
const MORE = 10

/** Tariffs for this home, cheapest first, each with its working. Its text and its notes stand below the whole answer. */
export function ComparisonCard({ card: given }: { card: CardOf<'comparison'> }) {
  const { card, count, isWhole, state, load } = useAllOffers(given)
  const { on, is_sample, region, offers } = card
  const [filters, setFilters] = useState<readonly OfferFilter[]>([])
  const [sort, setSort] = useState<OfferSort>(BY_COST)
  const [most, setMost] = useState(FIRST)
  const found = offersShown(offers, filters, sort)
  const shown = found.slice(0, most)
  // What has not come yet may pass or not: nobody knows how many there are.
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
      subtitle={`${region}, ${longDate(on)}. Deals are ranked by yearly cost. Commission plays no part.`}
      tag={is_sample && <Badge>Sample tariffs</Badge>}
    >
      {count > 1 && <OfferTools filters={filters} sort={sort} onChange={narrow} />}
      <output className={state === 'loading' ? 'mb-2 block text-small text-text-2' : 'sr-only'}>
        {state === 'loading' ? `Looking through all ${count} deals` : isCounted && `${inAll} of ${count} deals fit`}
      </output>
      {state === 'failed' && (
        <Note tone="warn" announce="status" className="mb-3">
          The other deals didn’t load, so this only covers the first {offers.length} of {count}.{' '}
          <Button variant="quiet" size="small" onClick={load}>
            Try again
          </Button>
        </Note>
      )}
      <OffersTable card={card} shown={shown} sort={sort} onSort={(next) => narrow(filters, next)} />
      {found.length === 0 && state !== 'loading' && (
        <p className="text-small text-text-2">
          {count === 0
            ? 'None of the deals we compare fit this home.'
            : 'No deals match your filters. Remove one to see more.'}
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
            Show more ({shown.length} of {inAll} deals shown)
          </button>
        )}
        <a href="/half-hours" className="card-text-button">
          See tariffs that charge by the half hour
        </a>
      </div>
    </CardFrame>
  )
}

function headline(count: number, cheaper: number | undefined): string {
  if (count === 0) return 'No deals for your home'
  if (cheaper === undefined) return count === 1 ? '1 deal for your home' : `${count} deals for your home`
  if (cheaper === 0) return 'No deal costs less than yours'
  return cheaper === 1 ? '1 deal costs less than yours' : `${cheaper} deals cost less than yours`
}
