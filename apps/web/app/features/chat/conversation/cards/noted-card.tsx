import type { CardOf } from '@mowatt/contract'
import { notedCardTexts } from './card-texts.ts'
import { Fold } from './fold.tsx'
import { SayChip } from './say-chip.tsx'

/** What Mo noted from the user's words. A button removes one of them, or all. */
export function NotedCard({ card: { items } }: { card: CardOf<'noted'> }) {
  return (
    <Fold title={notedCardTexts.title(items.length)}>
      <dl>
        {items.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd>
              <SayChip says={notedCardTexts.forgetSays(label.toLowerCase())} act={`forget:${key}`}>
                {notedCardTexts.forget}
                <span className="sr-only"> {label}</span>
              </SayChip>
            </dd>
          </div>
        ))}
      </dl>
      {items.length > 1 && (
        <SayChip says={notedCardTexts.forgetAllSays} act="forget:all">
          {notedCardTexts.forgetAll}
        </SayChip>
      )}
    </Fold>
  )
}
