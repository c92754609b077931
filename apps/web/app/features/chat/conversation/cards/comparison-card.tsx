import type { CardOf } from '@mowatt/contract'
import { Badge } from '@mowatt/ui'
import { useId, useState } from 'react'
import { longDate } from '../../../../browser/long-date.ts'
import { pounds, poundsRange } from '../../../../shell/app/money-words.ts'
import { CardFrame } from './card-frame.tsx'
import { CardNotes } from './card-notes.tsx'
import { OfferRow } from './offer-row.tsx'
import { cheaperCount, FILTERS, type OfferFilter, type OfferSort, offersShown } from './offers-shown.ts'
import { WorkingSums } from './working-sums.tsx'

const FIRST = 5

/** Tariffs for this home, cheapest first, each with its working. */
export function ComparisonCard({ card }: { card: CardOf<'comparison'> }) {
  const { comparison_id, on, is_sample, region, basis, current, offers, notes } = card
  const [filters, setFilters] = useState<readonly OfferFilter[]>([])
  const [sort, setSort] = useState<OfferSort>('cost')
  const [isWhole, setIsWhole] = useState(false)
  const sortId = useId()
  const found = offersShown(offers, filters, sort)
  const shown = isWhole ? found : found.slice(0, FIRST)

  function toggle(filter: OfferFilter) {
    setFilters(filters.includes(filter) ? filters.filter((each) => each !== filter) : [...filters, filter])
  }
  return (
    <CardFrame
      card={card}
      title={headline(offers.length, cheaperCount(offers))}
      subtitle={
        <>
          {current &&
            `Yours: ${pounds(current.pence)} a year${current.range ? `, ${poundsRange(current.range)}` : ''}. `}
          Order: yearly cost only. Commission plays no part.
        </>
      }
      tag={is_sample && <Badge>Sample tariffs</Badge>}
    >
      <p className="mb-3 text-small text-text-2">
        {region}, {longDate(on)}. {basis}
      </p>
      {offers.length > 1 && (
        <div className="offer-tools">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Show only</legend>
            {FILTERS.map(({ filter, label }) => (
              <button
                key={filter}
                type="button"
                className="offer-filter"
                aria-pressed={filters.includes(filter)}
                onClick={() => toggle(filter)}
              >
                {label}
              </button>
            ))}
          </fieldset>
          <label htmlFor={sortId} className="offer-sort">
            Sort by
            <select id={sortId} value={sort} onChange={({ target }) => setSort(target.value as OfferSort)}>
              <option value="cost">Yearly cost</option>
              <option value="supplier">Supplier</option>
            </select>
          </label>
        </div>
      )}
      <output className="sr-only">{`${found.length} of ${offers.length} deals`}</output>
      <ol className="offers">
        {shown.map(({ rank, offer }) => (
          <OfferRow key={offer.tariff_id} rank={rank} offer={offer} comparisonId={comparison_id} />
        ))}
      </ol>
      {found.length === 0 && (
        <p className="text-small text-text-2">
          {offers.length === 0 ? 'No deal fits this home.' : 'No deal fits. Take a filter away to see more.'}
        </p>
      )}
      {shown.length < found.length && (
        <button type="button" className="card-text-button" onClick={() => setIsWhole(true)}>
          Show all {found.length} deals
        </button>
      )}
      {current && current.working.length > 0 && (
        <details className="card-more">
          <summary>How I worked out your {pounds(current.pence)}</summary>
          <WorkingSums working={current.working} />
        </details>
      )}
      <CardNotes notes={notes} />
    </CardFrame>
  )
}

function headline(count: number, cheaper: number | undefined): string {
  if (count === 0) return 'No deal fits'
  if (cheaper === undefined) return count === 1 ? '1 deal for your home' : `${count} deals for your home`
  if (cheaper === 0) return 'No deal costs less than yours'
  return cheaper === 1 ? '1 deal costs less than yours' : `${cheaper} deals cost less than yours`
}
