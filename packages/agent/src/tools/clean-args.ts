import type { ToolArgs, ToolContext, ToolName } from '../agent-reply.ts'
import type { Filters } from '../agent-state.ts'
import { findFilters } from '../understand/find/find-filters.ts'
import { findSlots } from '../understand/find/find-slots.ts'

const LONGEST = 500
const OF_THE_PERSON = ['is_confirmed', 'email', 'is_stopped']

/**
 * Arguments of a model: only texts and truths of known names, no longer than a message, and never a yes to a switch, an
 * address to write to, or a no to a reminder.
 */
export function cleanArgs(name: ToolName, given: unknown, { world, state }: ToolContext): ToolArgs {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {}
  const args: ToolArgs = {}
  for (const [key, value] of Object.entries(given)) {
    if (OF_THE_PERSON.includes(key) || key === '__proto__') continue
    if (typeof value === 'string') args[key] = value.slice(0, LONGEST)
    else if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) args[key] = value
  }
  // A model hands over the person's own words; what they mean is read here, as in the built-in engine.
  if (name === 'note_details')
    return {
      ...findSlots(textOf(args['text']), {
        today: world.today,
        catalogue: world.catalogue,
        wanted: state.asked?.wanted,
      }).household,
    }
  if (name === 'compare') {
    const filters: Filters = findFilters(textOf(args['filter']).toLowerCase())
    return Object.keys(filters).length > 0 ? { filters } : {}
  }
  return args
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
