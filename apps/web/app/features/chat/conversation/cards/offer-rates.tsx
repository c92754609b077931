import type { ChatOffer } from '@mowatt/contract'

/** Rates in a narrow column: the fuel in a letter's room, in full for whoever listens. Rates by the hour are said whole. */
export function Rates({ rates }: { rates: ChatOffer['rates'] }) {
  return rates.map(({ label, text, pence: average }) => (
    <span key={label} className="offer-rate" data-by-time={average === undefined ? undefined : true}>
      <span className="sr-only">
        {label}: {text}
      </span>
      <span aria-hidden>
        {average === undefined ? text.split(' ')[0] : text} {rates.length > 1 && <small>{shortOf(label)}</small>}
      </span>
    </span>
  ))
}

function shortOf(label: string): string {
  if (label.endsWith('by day')) return 'day'
  if (label.endsWith('at night')) return 'night'
  return label.startsWith('Gas') ? 'gas' : 'elec'
}
