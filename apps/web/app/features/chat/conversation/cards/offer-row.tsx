import type { ChatOffer } from '@mowatt/contract'
import { savingRangeWords, savingWords } from '@mowatt/contract/saving-of'
import { CheckIcon, ChevronRightIcon } from '@mowatt/ui'
import { useId, useState } from 'react'
import { pounds, poundsRange } from '../../../../shell/app/money-words.ts'
import { OfferDetail } from './offer-detail.tsx'
import { Rates } from './offer-rates.tsx'
import { COLUMNS, isGreen, standingCharges, unitRates } from './offers-shown.ts'

type OfferRowProps = { rank: number; offer: ChatOffer; comparisonId: string }

/** One tariff of a comparison; opened, it shows its rates and the whole sum. */
export function OfferRow({ rank, offer, comparisonId }: OfferRowProps) {
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
              <small>{supplier}</small>
            </span>
          </button>
        </th>
        <td data-column="cost">
          <b>{pounds(pence)}</b>
          {range && <small>{poundsRange(range)}</small>}
        </td>
        <td data-column="saving">
          <Saving offer={offer} />
        </td>
        <td data-column="unit">
          <Rates rates={unitRates(rates)} />
        </td>
        <td data-column="standing">
          <Rates rates={standingCharges(rates)} />
        </td>
        <td data-column="exit_fee">{fee === 0 ? 'None' : pounds(fee)}</td>
        <td data-column="term">{shortTerm(term)}</td>
        <td data-column="green">
          {isGreen(offer) ? (
            <span className="offer-green">
              <CheckIcon size="small" />
              <span className="sr-only">Yes</span>
            </span>
          ) : (
            <span className="offer-not-green">No</span>
          )}
        </td>
      </tr>
      <tr id={detailId} hidden={!isOpen}>
        <td colSpan={COLUMNS.length}>{isOpen && <OfferDetail offer={offer} comparisonId={comparisonId} />}</td>
      </tr>
    </>
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

/** The first words of it: the rest is in the detail. */
function shortTerm(term: string): string {
  const months = /(?<!\d)(\d{1,3}) months/.exec(term)
  if (months) return `${months[1]} months`
  return term
    .split(':')[0]!
    .replace(/^Fixed until /, 'Until ')
    .replace(/\.$/, '')
}
