import type { ChatOffer } from '@mowatt/contract'
import type { ReactNode } from 'react'
import { pounds, poundsRange } from '../../../../shell/app/money-words.ts'
import { Rates } from './offer-rates.tsx'
import { standingCharges, unitRates } from './offers-shown.ts'

type OfferCellsProps = Pick<ChatOffer, 'pence' | 'range' | 'rates'> & {
  saving: ReactNode
  exitFee: string
  term: string
  green: ReactNode
}

/** The cost of a deal, column by column: the same for the user's own and for an offer. */
export function OfferCells({ pence, range, rates, saving, exitFee, term, green }: OfferCellsProps) {
  return (
    <>
      <td data-column="cost">
        <b>{pounds(pence)}</b>
        {range && <small>{poundsRange(range)}</small>}
      </td>
      <td data-column="saving">{saving}</td>
      <td data-column="unit">
        <Rates rates={unitRates(rates)} />
      </td>
      <td data-column="standing">
        <Rates rates={standingCharges(rates)} />
      </td>
      <td data-column="exit_fee">{exitFee}</td>
      <td data-column="term">{term}</td>
      <td data-column="green">{green}</td>
    </>
  )
}
