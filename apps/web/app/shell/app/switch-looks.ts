import type { SwitchState } from '@mowatt/contract'
import { switchStateTexts } from './app-texts.ts'

type Look = { label: string; tone: 'neutral' | 'success' | 'warn' | 'danger' | 'info' }

/** The state of a switch, in two words. */
export const STATE_LOOKS: Readonly<Record<SwitchState, Look>> = {
  draft: { label: switchStateTexts.draft, tone: 'neutral' },
  details: { label: switchStateTexts.details, tone: 'neutral' },
  consent: { label: switchStateTexts.consent, tone: 'warn' },
  submitted: { label: switchStateTexts.submitted, tone: 'info' },
  cooling_off: { label: switchStateTexts.cooling_off, tone: 'info' },
  switching: { label: switchStateTexts.switching, tone: 'info' },
  complete: { label: switchStateTexts.complete, tone: 'success' },
  cancelled: { label: switchStateTexts.cancelled, tone: 'neutral' },
  failed: { label: switchStateTexts.failed, tone: 'danger' },
}
