import type { CardOf } from '@mowatt/contract'
import { longDate } from '../../../../browser/long-date.ts'
import { SaveDays } from '../../../../shell/app/save-days.tsx'
import { CardFrame } from './card-frame.tsx'

/** Dates with something to do, as a list and for a calendar. */
export function DatesCard({ card }: { card: CardOf<'dates'> }) {
  return (
    <CardFrame card={card} title={card.title}>
      <ol className="grid gap-3">
        {card.dates.map(({ on, title, says }) => (
          <li key={`${on} ${title}`} className="grid gap-1">
            <span className="text-small text-text-2">
              <time dateTime={on}>{longDate(on)}</time>
            </span>
            <b>{title}</b>
            <span className="text-small">{says}</span>
          </li>
        ))}
      </ol>
      <div className="mt-4">
        <SaveDays days={card.dates} name="energy-dates.ics" />
      </div>
    </CardFrame>
  )
}
