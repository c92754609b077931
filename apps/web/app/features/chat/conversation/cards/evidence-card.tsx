import type { CardOf } from '@mowatt/contract'
import { evidenceCardTexts } from './card-texts.ts'
import { Fold } from './fold.tsx'

/** Where each value of the reply comes from, folded until somebody wants to know. */
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
