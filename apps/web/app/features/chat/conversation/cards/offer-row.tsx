import type { ChatOffer } from '@mowatt/contract'
import { ChevronRightIcon } from '@mowatt/ui'
import { pounds, poundsRange, savingRangeWords, savingWords } from '../../../../shell/app/money-words.ts'
import { OfferDetail } from './offer-detail.tsx'

type OfferRowProps = { rank: number; offer: ChatOffer; comparisonId: string }

/** One tariff of a comparison; opened, it shows its rates and the whole sum. */
export function OfferRow({ rank, offer, comparisonId }: OfferRowProps) {
  const { supplier, name, term, kind, pence, range } = offer
  return (
    <li>
      <details className="offer" data-rank={rank}>
        <summary className="offer-head">
          <span className="offer-rank">
            <span className="sr-only">Rank </span>
            {rank}
          </span>
          <span className="min-w-0">
            <b className="block wrap-anywhere">{name}</b>
            <small>
              {supplier}. {term}
            </small>
          </span>
          <span className="offer-cost">
            <b>{pounds(pence)}</b>
            <small>{kind === 'fixed' ? 'a year' : 'a year, today'}</small>
            {range && <small>{poundsRange(range)}</small>}
          </span>
          <Saving offer={offer} />
          <ChevronRightIcon size="small" className="offer-mark" />
        </summary>
        <OfferDetail offer={offer} comparisonId={comparisonId} />
      </details>
    </li>
  )
}

function Saving({ offer: { saving_pence, saving_range, is_rough } }: { offer: ChatOffer }) {
  if (saving_pence === null) return <span />
  return (
    <span className="offer-saving" data-loss={saving_pence < 0 || undefined}>
      <b>{saving_range ? savingRangeWords(saving_range, is_rough) : savingWords(saving_pence, is_rough)}</b>
    </span>
  )
}
