import type { SwitchState } from '@mowatt/contract'

/** Whether answers can still be changed. */
export function isOpen(state: SwitchState): boolean {
  return state === 'draft' || state === 'details' || state === 'consent'
}

/** Whether anything can still happen. */
export function isEnded(state: SwitchState): boolean {
  return state === 'complete' || state === 'cancelled' || state === 'failed'
}
