import type { Household } from '../../agent-state.ts'

/** What was there before the message: nothing, a bill that was read, or a comparison that was made. */
export type Given = 'fresh' | 'bill' | 'compared'

/**
 * A message, the call that it must lead to, and what must then be known of the home. `call` is a tool, or a tool and its
 * telling argument (`help_route:debt`); where two answers are both right, both stand, with a bar between.
 */
export type Utterance = { text: string; call: string; given: Given; knows?: Household }

export type Lines = readonly (readonly [text: string, call: string, knows?: Household])[]

export function said(given: Given, lines: Lines): Utterance[] {
  return lines.map(([text, call, knows]) => ({ text, call, given, ...(knows && { knows }) }))
}
