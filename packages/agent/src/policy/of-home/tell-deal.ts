import { noted } from '../../tools/note-details.ts'
import { knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'

const CHANGED = /\b(?:have |has )?(?:changed|switched|moved|gone|went) (?:over )?to\b/
const SINCE = /\b(?:since|now|last year|old|already|months? ago|weeks? ago)\b/
const OWN_FIX = /\b(?:i am|we are|im|my|our)\b.{0,12}\b(?:on a|fixed|fix)\b/
const ASKS =
  /\?|^(?:what|how|why|when|which|who|where|is|are|does|do|did|can|could|should|will|would|if|show|only|just|find)\b/

/** A deal that is told: another supplier than the bill's, or a fix that is theirs and no wish about the list. */
export function tellDeal({ text, plain, slots, state, world }: Heard): HomeAnswer | undefined {
  if (ASKS.test(plain) || text.includes('?')) return undefined
  if (state.subject !== 'own') return tellOfOther(slots, state.comparison !== undefined)
  const { supplier, household, filters } = slots
  if (world.bills.length > 0 && supplier !== undefined && CHANGED.test(plain) && SINCE.test(plain)) {
    const told = noted(state, { supplier })
    const says = `${told.says} Then the rates and the end date on the bill are those of the old deal, and what I worked out from them no longer holds. Add the newest bill, or tell me your unit rates and standing charges, and I do it again.`
    const found = knownText(told.state, 'changed_since', says)
    return {
      calls: [],
      at_once: [{ ...found, facts: [...found.facts, ...told.facts] }],
      about: { name: 'note_details', args: {} },
    }
  }
  if (household.endsOn === undefined || filters.kind !== 'fixed' || !OWN_FIX.test(plain) || !state.asked)
    return undefined
  return {
    calls: [
      { name: 'note_details', args: { ...household } },
      { name: 'compare', args: { is_update: true } },
    ],
    at_once: [],
  }
}

/** What somebody else pays, told and not asked about: it is noted for them. */
function tellOfOther({ household }: Heard['slots'], hasList: boolean): HomeAnswer | undefined {
  if (!household.spend || hasList) return undefined
  return {
    calls: [
      { name: 'note_details', args: { ...household } },
      { name: 'compare', args: { is_update: true } },
    ],
    at_once: [],
  }
}
