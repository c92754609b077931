import type { CardOf } from '@mowatt/contract'
import { Fold } from './fold.tsx'
import { SayChip } from './say-chip.tsx'

/** What Mo noted from a person's words. A press removes one of them, or all. */
export function NotedCard({ card: { items } }: { card: CardOf<'noted'> }) {
  return (
    <Fold title={`What I’ve noted (${items.length})`}>
      <dl>
        {items.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd>
              <SayChip says={`Forget this: ${label.toLowerCase()}`} act={`forget:${key}`}>
                Forget<span className="sr-only"> {label}</span>
              </SayChip>
            </dd>
          </div>
        ))}
      </dl>
      {items.length > 1 && (
        <SayChip says="Forget everything I told you" act="forget:all">
          Forget everything
        </SayChip>
      )}
    </Fold>
  )
}
