import type { EventName, EventProperties } from '@mowatt/contract/analytics'

/**
 * Attributes for an element whose click, or opening, is an event. The analytics script reads them; pages without React
 * have them too, and nothing runs without consent.
 */
export function tracked<E extends EventName>(event: E, properties: EventProperties<E>) {
  return { 'data-track': JSON.stringify([event, properties]) }
}

/** The same for an element that is an event once it has been visible. */
export function trackedView<E extends EventName>(event: E, properties: EventProperties<E>) {
  return { 'data-track-view': JSON.stringify([event, properties]) }
}
