import type { CardOf } from '@mowatt/contract'
import { Badge, ButtonLink } from '@mowatt/ui'
import { CardFrame } from './card-frame.tsx'

const STATES: Readonly<Record<string, { label: string; tone: 'neutral' | 'success' | 'warn' | 'danger' | 'info' }>> = {
  draft: { label: 'Not sent yet', tone: 'neutral' },
  details: { label: 'Not sent yet', tone: 'neutral' },
  consent: { label: 'Waiting for your yes', tone: 'warn' },
  submitted: { label: 'Sent', tone: 'info' },
  cooling_off: { label: 'Cooling-off', tone: 'info' },
  switching: { label: 'Under way', tone: 'info' },
  complete: { label: 'Done', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  failed: { label: 'Did not work', tone: 'danger' },
}

/** How far a switch is, with the way to its page. */
export function SwitchCard({ card }: { card: CardOf<'switch'> }) {
  const { switch_id, title, state, says, is_simulated } = card
  const { label, tone } = STATES[state] ?? { label: state, tone: 'neutral' as const }
  return (
    <CardFrame card={card} title={title} subtitle={says} tag={<Badge tone={tone}>{label}</Badge>}>
      {is_simulated && (
        <p className="mb-3 text-small text-text-2">This is a simulation: no supplier is told, and nothing changes.</p>
      )}
      <ButtonLink href={`/switches/${encodeURIComponent(switch_id)}`} variant="quiet" size="small">
        Open the switch
      </ButtonLink>
    </CardFrame>
  )
}
