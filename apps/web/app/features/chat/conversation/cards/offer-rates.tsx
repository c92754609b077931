/** Rates in a narrow column: the fuel in a letter's room, in full for whoever listens. */
export function Rates({ rates }: { rates: readonly { label: string; text: string }[] }) {
  return rates.map(({ label, text }) => (
    <span key={label} className="offer-rate">
      <span className="sr-only">
        {label}: {text}
      </span>
      <span aria-hidden>
        {text.split(' ')[0]} {rates.length > 1 && <small>{shortOf(label)}</small>}
      </span>
    </span>
  ))
}

function shortOf(label: string): string {
  if (label.endsWith('by day')) return 'day'
  if (label.endsWith('at night')) return 'night'
  return label.startsWith('Gas') ? 'gas' : 'elec'
}
