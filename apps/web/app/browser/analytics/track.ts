import type { EventName, EventProperties } from '@mowatt/contract/analytics'
import { writeStored } from '../storage.ts'

/** An event on its way to whoever counts; `at` is when it happened, however late it is sent. */
export type TrackedEvent = { event: EventName; properties: Record<string, unknown>; at: string }

declare global {
  interface Window {
    /** Waits for the script that counts, and only where a visitor has agreed to that. */
    mowattEvents?: TrackedEvent[]
  }
}

/** Says that something happened. It costs nothing and leaves nothing where nobody agreed to counting. */
export function track<E extends EventName>(event: E, properties: EventProperties<E>): void {
  if (!isAgreed()) return
  if (!window.mowattEvents) addEventListener('pagehide', keepForNextPage)
  const events = (window.mowattEvents ??= [])
  events.push({ event, properties, at: new Date().toISOString() })
  dispatchEvent(new Event('mowatt:track'))
}

/** Whoever presses and leaves before the script that counts has come: the next page of this tab hands it on. */
function keepForNextPage(): void {
  const left = window.mowattEvents?.splice(0) ?? []
  if (left.length > 0) writeStored('session', 'mowatt.events', JSON.stringify(left))
}

function isAgreed(): boolean {
  try {
    return /"(statistics|marketing)":true/.test(localStorage.getItem('mowatt.consent') ?? '')
  } catch {
    return false
  }
}
