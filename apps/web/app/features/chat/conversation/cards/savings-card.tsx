import type { CardOf } from '@mowatt/contract'
import { savingRangeWords, savingWords } from '@mowatt/contract/saving-of'
import { Badge } from '@mowatt/ui'
import { longDate } from '../../../../browser/long-date.ts'
import { CardFrame } from './card-frame.tsx'
import { savingsCardTexts } from './card-texts.ts'

/** The possible saving, if too little is known for one figure. */
export function SavingsCard({ card }: { card: CardOf<'savings'> }) {
  const { basis, is_sample, worked_out_on, is_rough } = card
  const saving = { saving_pence: card.low_pence, saving_range: card, is_rough }
  return (
    <CardFrame
      card={card}
      title={savingsCardTexts.title}
      tag={is_sample && <Badge>{savingsCardTexts.sampleTariffs}</Badge>}
    >
      <p className="card-range">
        {savingRangeWords(saving) ?? savingWords(saving)} <small>{savingsCardTexts.aYear}</small>
      </p>
      <p className="text-small text-text-2">{savingsCardTexts.basis(basis, longDate(worked_out_on))}</p>
    </CardFrame>
  )
}
