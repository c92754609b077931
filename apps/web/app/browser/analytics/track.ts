import type { EventName, EventProperties } from '@mowatt/contract/analytics'

/** An event on its way to the analytics host; `at` is when it happened, however late it is sent. */
export type TrackedEvent = { event: EventName; properties: Record<string, unknown>; at: string }

declare global {
  interface Window {
    /** Queues events until the analytics script has loaded, and only with consent; see enhance-page.ts. */
    mowattEvents?: TrackedEvent[]
    /** Errors from before that script had loaded. */
    mowattFaults?: Event[]
    /** Whether the stored consent allows this purpose; the page's own script knows. */
    mowattAllows?: (purpose: RegExp) => boolean
    /** Whether this visit has consent to analytics. */
    mowattCounts?: () => boolean
  }
}

/** Tracks an event. Without consent to analytics it costs nothing and stores nothing. */
export function track<E extends EventName>(event: E, properties: EventProperties<E>): void {
  if (!globalThis.window?.mowattCounts?.()) return
  ;(window.mowattEvents ??= []).push({ event, properties, at: new Date().toISOString() })
  dispatchEvent(new Event('mowatt:track'))
}
