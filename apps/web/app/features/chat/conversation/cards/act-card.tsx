import type { CardOf } from '@mowatt/contract'
import { Button } from '@mowatt/ui'
import { useTalkActs } from '../talk/talk-acts.ts'
import { CardFrame } from './card-frame.tsx'
import { actCardTexts } from './card-texts.ts'

/** An action that Mo offers, and the button without which nothing happens. */
export function ActCard({ card }: { card: CardOf<'act'> }) {
  const { say, isBusy } = useTalkActs()
  const { act_id: act, title, lines, label } = card
  return (
    <CardFrame card={card} title={title} subtitle={actCardTexts.nothingYet}>
      <ul className="chat-act-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && say(label, act)}>
        {label}
      </Button>
    </CardFrame>
  )
}
