import type { CardOf, SwitchState } from '@mowatt/contract'
import { Badge, ButtonLink } from '@mowatt/ui'
import { STATE_LOOKS } from '../../../../shell/app/switch-looks.ts'
import { CardFrame } from './card-frame.tsx'
import { switchCardTexts } from './card-texts.ts'

/** The progress of a switch, with a link to its page. */
export function SwitchCard({ card }: { card: CardOf<'switch'> }) {
  const { switch_id, title, state, says, is_simulated } = card
  const { label, tone } = STATE_LOOKS[state as SwitchState] ?? { label: state, tone: 'neutral' as const }
  return (
    <CardFrame card={card} title={title} subtitle={says} tag={<Badge tone={tone}>{label}</Badge>}>
      {is_simulated && <p className="mb-3 text-small text-text-2">{switchCardTexts.simulated}</p>}
      <ButtonLink href={`/switches/${encodeURIComponent(switch_id)}`} variant="quiet" size="small">
        {switchCardTexts.see}
      </ButtonLink>
    </CardFrame>
  )
}
