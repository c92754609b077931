import type { CardOf } from '@mowatt/contract'
import { evidenceCardTexts } from './card-texts.ts'
import { Fold } from './fold.tsx'

/** The source of each value in the reply, folded by default. */
export function EvidenceCard({ card: { facts } }: { card: CardOf<'evidence'> }) {
  return (
    <Fold title={evidenceCardTexts.title}>
      <dl>
        {facts.map(({ text, from }) => (
          <div key={`${text} ${from}`}>
            <dt>{text}</dt>
            <dd>{from}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
