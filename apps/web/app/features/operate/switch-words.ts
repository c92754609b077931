import type { SwitchState } from '@mowatt/contract'

type Look = { tone: 'neutral' | 'warn' | 'success' | 'danger'; text: string }

const looks: Record<SwitchState, Look> = {
  draft: { tone: 'neutral', text: 'Draft' },
  details: { tone: 'neutral', text: 'Filling in details' },
  consent: { tone: 'neutral', text: 'Waiting for agreement' },
  submitted: { tone: 'warn', text: 'Sent to the supplier' },
  cooling_off: { tone: 'warn', text: 'Cooling off' },
  switching: { tone: 'warn', text: 'Switching' },
  complete: { tone: 'success', text: 'Complete' },
  cancelled: { tone: 'neutral', text: 'Cancelled' },
  failed: { tone: 'danger', text: 'Failed' },
}

export function switchLook(state: SwitchState): Look {
  return looks[state]
}

/** A step of a switch, and its cause. */
export function eventWords({
  step,
  state,
  reason,
}: {
  step: string
  state: SwitchState
  reason: string | null
}): string {
  const words = `${looks[state].text} (${step.replaceAll('_', ' ')})`
  return reason === null ? words : `${words}, because: ${reason.replaceAll('_', ' ')}`
}
