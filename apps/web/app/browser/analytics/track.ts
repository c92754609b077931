import type { EventName, EventProperties } from '@mowatt/contract/analytics'

/** An event on its way to whoever counts; `at` is when it happened, however late it is sent. */
export type TrackedEvent = { event: EventName; properties: Record<string, unknown>; at: string }

declare global {
  interface Window {
    /** Waits for the script that counts, and only where a visitor has agreed to that; see enhance-page.ts. */
    mowattEvents?: TrackedEvent[]
    /** What went wrong before that script had come. */
    mowattFaults?: Event[]
    /** Whether the choice that stands here says what is looked for; the page's own script knows. */
    mowattAllows?: (purpose: RegExp) => boolean
    /** Whether this visit is counted. */
    mowattCounts?: () => boolean
  }
}

/** Says that something happened. It costs nothing and leaves nothing where nobody agreed to counting. */
export function track<E extends EventName>(event: E, properties: EventProperties<E>): void {
  if (!globalThis.window?.mowattCounts?.()) return
  ;(window.mowattEvents ??= []).push({ event, properties, at: new Date().toISOString() })
  dispatchEvent(new Event('mowatt:track'))
}
