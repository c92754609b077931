import type { ChatOffer } from '@mowatt/contract'
import { offerRateTexts } from './offer-texts.ts'

/**
 * Rates in a narrow column: the fuel as one letter, in full for screen readers. Of rates by the hour it has the average
 * for this home, which compares with one rate; the row's detail has all of them.
 */
export function Rates({ rates }: { rates: ChatOffer['rates'] }) {
  return rates.map(({ label, text, pence: average }) => (
    <span key={label} className="offer-rate">
      <span className="sr-only">
        {label}: {text}
      </span>
      <span aria-hidden>
        {average === undefined ? text.split(' ')[0] : offerRateTexts.pence(average)}{' '}
        {average === undefined ? (
          rates.length > 1 && <small>{shortOf(label)}</small>
        ) : (
          <small>{offerRateTexts.average}</small>
        )}
      </span>
    </span>
  ))
}

function shortOf(label: string): string {
  if (label.endsWith('by day')) return 'day'
  if (label.endsWith('at night')) return 'night'
  return label.startsWith('Gas') ? 'gas' : 'elec'
}
