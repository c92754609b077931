import type { CardOf } from '@mowatt/contract'
import { isMixed } from '@mowatt/contract/card-as-text'
import { currentTerms } from '@mowatt/contract/current-terms'
import { ArrowDownIcon, ArrowUpIcon } from '@mowatt/ui'
import { OfferCells } from './offer-cells.tsx'
import { OfferRow } from './offer-row.tsx'
import { offersTableTexts } from './offer-texts.ts'
import { COLUMNS, nextSort, type OfferColumn, type OfferSort, type RankedOffer } from './offers-shown.ts'

type OffersTableProps = {
  card: CardOf<'comparison'>
  shown: readonly RankedOffer[]
  sort: OfferSort
  onSort: (sort: OfferSort) => void
}

/** The user's own deal, then the others. One table for every screen: on phones its rows look like cards. */
export function OffersTable({ card, shown, sort, onSort }: OffersTableProps) {
  const { comparison_id, current } = card
  const marksSamples = isMixed(card)
  return (
    <table className="offers">
      <caption className="sr-only">{offersTableTexts.caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ column, label }) => (
            <Head key={column} column={column} label={label} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {current && <OwnRow current={current} />}
        {shown.map(({ rank, offer }) => (
          <OfferRow
            key={offer.tariff_id}
            rank={rank}
            offer={offer}
            comparisonId={comparison_id}
            isMarked={marksSamples && offer.is_sample}
          />
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = { column: OfferColumn; label: string; sort: OfferSort; onSort: (sort: OfferSort) => void }

function Head({ column, label, sort, onSort }: HeadProps) {
  const isBy = sort.by === column
  const Arrow = sort.isDown ? ArrowDownIcon : ArrowUpIcon
  return (
    <th scope="col" data-column={column} aria-sort={isBy ? (sort.isDown ? 'descending' : 'ascending') : 'none'}>
      <button type="button" onClick={() => onSort(nextSort(sort, column))}>
        {label}
        {isBy && <Arrow size="tiny" />}
      </button>
    </th>
  )
}

function OwnRow({ current }: { current: NonNullable<CardOf<'comparison'>['current']> }) {
  const { pence, range, rates = [] } = current
  return (
    <tr className="offer" data-own>
      <th scope="row" data-column="supplier">
        <b>{offersTableTexts.yourDealNow}</b>
      </th>
      <OfferCells
        pence={pence}
        range={range}
        rates={rates}
        saving={<span className="sr-only">{offersTableTexts.comparedWith}</span>}
        {...currentTerms(current)}
      />
    </tr>
  )
}
