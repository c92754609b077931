import type { CardOf } from '@mowatt/contract'
import { useTalkActs } from '../talk/talk-acts.ts'

/** Answers that one press gives. */
export function ChoicesCard({ card: { choices } }: { card: CardOf<'choices'> }) {
  const { say, isBusy } = useTalkActs()
  return (
    <ul className="chat-card chat-chips" aria-label="Answers to choose from">
      {choices.map(({ label, text }) => (
        <li key={label}>
          <button type="button" className="chat-chip" aria-disabled={isBusy} onClick={() => !isBusy && say(text)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
