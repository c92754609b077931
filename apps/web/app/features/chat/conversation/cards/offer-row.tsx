import type { ChatOffer } from '@mowatt/contract'
import { savingRangeWords, savingWords } from '@mowatt/contract/saving-of'
import { Badge, CheckIcon, ChevronRightIcon } from '@mowatt/ui'
import { useId, useState } from 'react'
import { pounds } from '../../../../shell/app/money-words.ts'
import { OfferCells } from './offer-cells.tsx'
import { OfferDetail } from './offer-detail.tsx'
import { offerRowTexts } from './offer-texts.ts'
import { COLUMNS, isGreen } from './offers-shown.ts'
import { shortTerm } from './short-term.ts'

type OfferRowProps = {
  rank: number
  offer: ChatOffer
  comparisonId: string
  /** A sample among tariffs that can be bought. */
  isMarked: boolean
}

/** One tariff of a comparison; opened, it shows its rates and the whole calculation. */
export function OfferRow({ rank, offer, comparisonId, isMarked }: OfferRowProps) {
  const { supplier, name, term, pence, range, rates, exit_fee_pence: fee } = offer
  const [isOpen, setIsOpen] = useState(false)
  const detailId = useId()
  return (
    <>
      <tr className="offer" data-rank={rank}>
        <th scope="row" data-column="supplier">
          <button
            type="button"
            className="offer-open"
            aria-expanded={isOpen}
            aria-controls={detailId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronRightIcon size="small" className="offer-mark" />
            <span className="min-w-0">
              <b className="block wrap-anywhere">{name}</b>
              <small>{supplier}</small> {isMarked && <Badge>{offerRowTexts.sample}</Badge>}
            </span>
          </button>
        </th>
        <OfferCells
          pence={pence}
          range={range}
          rates={rates}
          saving={<Saving offer={offer} />}
          exitFee={fee > 0 ? pounds(fee) : offerRowTexts.none}
          term={shortTerm(term)}
          green={<Green isGreen={isGreen(offer)} />}
        />
      </tr>
      <tr id={detailId} hidden={!isOpen}>
        <td colSpan={COLUMNS.length}>{isOpen && <OfferDetail offer={offer} comparisonId={comparisonId} />}</td>
      </tr>
    </>
  )
}

function Green({ isGreen: isSo }: { isGreen: boolean }) {
  if (!isSo) return <span className="offer-not-green">{offerRowTexts.no}</span>
  return (
    <span className="offer-green">
      <CheckIcon size="small" />
      <span className="sr-only">{offerRowTexts.yes}</span>
    </span>
  )
}

function Saving({ offer }: { offer: ChatOffer }) {
  const { saving_pence: pence } = offer
  if (pence === null) return null
  const saving = { ...offer, saving_pence: pence }
  return (
    <span className="offer-saving" data-loss={pence < 0 || undefined}>
      <b>{savingWords(saving)}</b>
      {savingRangeWords(saving) && <small>{savingRangeWords(saving)}</small>}
    </span>
  )
}
