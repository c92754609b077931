import type { ToolName } from '@mowatt/agent'

/** What must be said in our own words, whole: help in need, corrections, what was done, and who we are. */
const SAID_BY_US: ReadonlySet<string> = new Set<ToolName>([
  'help_route',
  'correct_premise',
  'hand_over',
  'start_switch',
  'switch_progress',
  'set_reminder',
  'correct_fact',
  'about_mo',
])

/** Words of the trade that are about somebody's need. */
const TERMS_OF_NEED: ReadonlySet<string> = new Set([
  'priority_register',
  'warm_home_discount',
  'winter_fuel_payment',
  'help_schemes',
  'top_up_trouble',
  'meter_fault',
])

export function isSaidByUs(tool: string, args: Readonly<Record<string, unknown>> = {}): boolean {
  return SAID_BY_US.has(tool) || (tool === 'explain_term' && TERMS_OF_NEED.has(String(args['term'])))
}
