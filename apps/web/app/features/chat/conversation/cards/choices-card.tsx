import type { CardOf } from '@mowatt/contract'
import { choicesCardTexts } from './card-texts.ts'
import { SayChip } from './say-chip.tsx'

/** Suggested replies as buttons. */
export function ChoicesCard({ card: { choices } }: { card: CardOf<'choices'> }) {
  return (
    <ul className="chat-card chat-chips" aria-label={choicesCardTexts.title}>
      {choices.map(({ label, text }) => (
        <li key={label}>
          <SayChip says={text}>{label}</SayChip>
        </li>
      ))}
    </ul>
  )
}
