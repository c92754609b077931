import type { CardOf } from '@mowatt/contract'
import { longDate } from '../../../../browser/long-date.ts'
import { pounds } from '../../../../shell/app/money-words.ts'
import { CardFrame } from './card-frame.tsx'
import { CardNotes } from './card-notes.tsx'
import { costCardTexts } from './card-texts.ts'
import { WorkingSums } from './working-sums.tsx'

/** What a year on the current deal costs, what that is based on, and the whole calculation. */
export function CostCard({ card }: { card: CardOf<'cost'> }) {
  const { basis = costCardTexts.rates, from, pence, low_pence: low, high_pence: high, working, notes } = card
  return (
    <CardFrame card={card} title={costCardTexts.title}>
      <p className="card-figure">
        {pounds(pence)} <small>{costCardTexts.aYear}</small>
      </p>
      <p className="mb-4 text-small text-text-2">
        {costCardTexts.basis(basis, longDate(from))}
        {low !== null && high !== null && low !== high && costCardTexts.betweenAnd(pounds(low), pounds(high))}
      </p>
      <WorkingSums working={working} />
      <CardNotes notes={notes} />
    </CardFrame>
  )
}
