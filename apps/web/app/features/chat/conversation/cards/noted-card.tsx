import type { CardOf } from '@mowatt/contract'
import { useTalkActs } from '../talk/talk-acts.ts'
import { Fold } from './fold.tsx'

/** What Mo noted from a person's words. A press removes one of them, or all. */
export function NotedCard({ card: { items } }: { card: CardOf<'noted'> }) {
  const { say, isBusy } = useTalkActs()
  const forget = (words: string, act: string) => !isBusy && say(words, act)
  return (
    <Fold title={`What I’ve noted (${items.length})`}>
      <dl>
        {items.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd>
              <button
                type="button"
                className="chat-chip"
                aria-disabled={isBusy}
                onClick={() => forget(`Forget this: ${label.toLowerCase()}`, `forget:${key}`)}
              >
                Forget<span className="sr-only"> {label}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {items.length > 1 && (
        <button
          type="button"
          className="chat-chip"
          aria-disabled={isBusy}
          onClick={() => forget('Forget everything I told you', 'forget:all')}
        >
          Forget everything
        </button>
      )}
    </Fold>
  )
}
