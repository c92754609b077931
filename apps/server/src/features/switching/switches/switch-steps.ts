import type { SwitchState } from '@mowatt/contract'

export const switchSteps = [
  'fill_some',
  'fill_last',
  'consent',
  'accept',
  'object',
  'end_cooling_off',
  'complete',
  'cancel',
] as const
export type SwitchStep = (typeof switchSteps)[number]

/** Every step there is, from every state. What is not listed here does not happen. */
const TABLE: Record<SwitchState, Partial<Record<SwitchStep, SwitchState>>> = {
  draft: { fill_some: 'details', fill_last: 'consent', cancel: 'cancelled' },
  details: { fill_some: 'details', fill_last: 'consent', cancel: 'cancelled' },
  consent: { fill_last: 'consent', consent: 'submitted', cancel: 'cancelled' },
  submitted: { accept: 'cooling_off', object: 'failed', cancel: 'cancelled' },
  cooling_off: { end_cooling_off: 'switching', object: 'failed', cancel: 'cancelled' },
  switching: { complete: 'complete', object: 'failed' },
  complete: {},
  cancelled: {},
  failed: {},
}

/** Where a step leads from a state; undefined when it cannot be taken there. */
export function stateAfter(state: SwitchState, step: SwitchStep): SwitchState | undefined {
  return TABLE[state][step]
}

/** Whether it is a final state. */
export function isEnd(state: SwitchState): boolean {
  return Object.keys(TABLE[state]).length === 0
}

/** Whether the user may still change what they filled in. */
export function isOpen(state: SwitchState): boolean {
  return stateAfter(state, 'fill_last') !== undefined
}
