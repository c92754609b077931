import type { CardOf } from '@mowatt/contract'
import { sayAgainstStaying } from '@mowatt/contract/saving-of'
import { Badge } from '@mowatt/ui'
import { pounds, poundsRange } from '../../../../shell/app/money-words.ts'
import { CardFrame } from './card-frame.tsx'
import { tariffCardTexts } from './card-texts.ts'
import { OfferDetail } from './offer-detail.tsx'

/** One tariff in full. */
export function TariffCard({ card }: { card: CardOf<'tariff'> }) {
  const { offer, comparison_id } = card
  const { name, supplier, term, pence, range, saving_pence, is_sample } = offer
  return (
    <CardFrame
      card={card}
      title={name}
      subtitle={`${supplier}. ${term}`}
      tag={is_sample && <Badge>{tariffCardTexts.sampleTariff}</Badge>}
    >
      <p className="card-figure">
        {pounds(pence)} <small>{tariffCardTexts.aYear}</small>
      </p>
      {range && <p className="text-small text-text-2">{tariffCardTexts.range(poundsRange(range))}</p>}
      {saving_pence !== null && <p className="mb-2 text-small">{sayAgainstStaying({ ...offer, saving_pence })}</p>}
      <OfferDetail offer={offer} comparisonId={comparison_id} />
    </CardFrame>
  )
}
