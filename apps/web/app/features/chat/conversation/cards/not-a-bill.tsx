import type { BillNotice, CardOf } from '@mowatt/contract'
import { Card, EmptyState } from '@mowatt/ui'
import { SayChip } from './say-chip.tsx'

const TITLES: Partial<Record<BillNotice['kind'], string>> = {
  other_language: 'I can only read bills in English',
  no_facts: 'I couldn’t read this file',
}

/** A file that nothing was read from: why, and the ways on. */
export function NotABill({ card: { title, notices = [] } }: { card: CardOf<'bill'> }) {
  const [why] = notices
  return (
    <figure className="chat-card" aria-label={title}>
      <Card tone="flat">
        <EmptyState
          headingLevel="h2"
          title={(why && TITLES[why.kind]) ?? 'This isn’t a gas or electricity bill'}
          text={why?.says}
          action={<SayChip says="Compare tariffs for me">Compare without a bill</SayChip>}
        />
      </Card>
    </figure>
  )
}
