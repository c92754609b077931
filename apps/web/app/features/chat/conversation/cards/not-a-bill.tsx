import type { CardOf } from '@mowatt/contract'
import { Card, EmptyState } from '@mowatt/ui'
import { notABillTexts } from './card-texts.ts'
import { SayChip } from './say-chip.tsx'

/** A file that could not be read as a bill: why, and what to do next. */
export function NotABill({ card: { title, notices = [] } }: { card: CardOf<'bill'> }) {
  const [why] = notices
  return (
    <figure className="chat-card" aria-label={title}>
      <Card tone="flat">
        <EmptyState
          headingLevel="h2"
          title={(why && notABillTexts.titles[why.kind]) ?? notABillTexts.title}
          text={why?.says}
          action={<SayChip says={notABillTexts.compareSays}>{notABillTexts.compare}</SayChip>}
        />
      </Card>
    </figure>
  )
}
