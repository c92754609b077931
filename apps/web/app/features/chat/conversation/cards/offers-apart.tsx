import type { CardOf } from '@mowatt/contract'
import { sayApart } from '@mowatt/contract/card-as-text'
import { Badge } from '@mowatt/ui'
import { pounds } from '../../../../shell/app/money-words.ts'
import { offersApartTexts } from './offer-texts.ts'

/**
 * Tariffs that this home does not qualify for. They aren't ranked: each shows its requirements and what it would save.
 */
export function OffersApart({ card: { apart = [] } }: { card: CardOf<'comparison'> }) {
  if (apart.length === 0) return null
  return (
    <details className="offers-apart">
      <summary className="card-text-button">{offersApartTexts.title(apart.length)}</summary>
      <ul>
        {apart.map(({ tariff_id: id, supplier, name, is_sample: isSample, pence, rates, ...gained }) => (
          <li key={id}>
            <span>
              <b>{name}</b> {supplier} {isSample && <Badge>{offersApartTexts.sample}</Badge>}
            </span>
            <b>{pounds(pence)}</b>
            <p>{sayApart(gained)}</p>
            {rates
              .filter(({ pence: average }) => average !== undefined)
              .map(({ label, text }) => (
                <p key={label}>
                  {label}: {text}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
