import type { SwitchState } from '@mowatt/contract'

type Look = { label: string; tone: 'neutral' | 'success' | 'warn' | 'danger' | 'info' }

/** Where a switch stands, in two words. */
export const STATE_LOOKS: Readonly<Record<SwitchState, Look>> = {
  draft: { label: 'Not sent yet', tone: 'neutral' },
  details: { label: 'Not sent yet', tone: 'neutral' },
  consent: { label: 'Waiting for you to agree', tone: 'warn' },
  submitted: { label: 'Sent', tone: 'info' },
  cooling_off: { label: 'Cooling-off', tone: 'info' },
  switching: { label: 'Under way', tone: 'info' },
  complete: { label: 'Done', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  failed: { label: 'Didn’t go ahead', tone: 'danger' },
}
