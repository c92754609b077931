import type { CardOf } from '@mowatt/contract'
import { savingRangeWords, savingWords } from '@mowatt/contract/saving-of'
import { Badge } from '@mowatt/ui'
import { longDate } from '../../../../browser/long-date.ts'
import { CardFrame } from './card-frame.tsx'

/** What might be saved, where too little is known for one figure. */
export function SavingsCard({ card }: { card: CardOf<'savings'> }) {
  const { basis, is_sample, worked_out_on, is_rough } = card
  const saving = { saving_pence: card.low_pence, saving_range: card, is_rough }
  return (
    <CardFrame card={card} title="What you could save" tag={is_sample && <Badge>Sample tariffs</Badge>}>
      <p className="card-range">
        {savingRangeWords(saving) ?? savingWords(saving)} <small>a year</small>
      </p>
      <p className="text-small text-text-2">
        {basis} I worked this out on {longDate(worked_out_on)}. Tell me how much you use in a year and I can give you an
        exact figure.
      </p>
    </CardFrame>
  )
}
