import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState, Household } from '../../agent-state.ts'
import { findFilters } from '../../understand/find/find-filters.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { World } from '../../world.ts'

const CONTRADICTS =
  /^(?:no|nope|nah|actually|sorry|wrong)\b|\b(?:wrong|incorrect|mistake\w*|actually|not what|not right|not the|misread|you (?:said|say|have|got|put)|rather than|instead of)\b|\bnot (?:\d|on|by|a|direct|prepay|january|february|march|april|may|june|july|august|september|october|november|december)/
const ENDS =
  /\b(?:fix\w*|deal|tariff|contract|it)\b.{0,15}\b(?:ends?|ended|ending|finish\w*|runs? (?:out|until|till|to)|expires?|until|till)\b/
const NOT_SO =
  /\b(?:not|rather than|instead of)\s+(?:(?:on|by|a|paying|pay|the|with)\s+)*(?:direct debit|prepay\w*|pay as you go|on receipt\b\S*)/g
const ASKS = /^(?:what|how|why|when|which|who|where|is|are|does|do|did|can|could|should|will|would|if)\b|\bwhat if\b/

/** What the bill or Mo has wrong, put right by the person: it is noted, and what follows from it is worked out again. */
export function hearCorrection(
  plain: string,
  text: string,
  slots: Slots,
  state: AgentState,
  world: World,
): ToolCall[] | undefined {
  const isOfBill = state.subject === 'own' && (world.bills.length > 0 || state.comparison !== undefined)
  if (!isOfBill || text.includes('?') || ASKS.test(plain) || !CONTRADICTS.test(plain)) return undefined
  const patch = endOf(plain, slots) ?? paymentOf(plain)
  if (!patch) return undefined
  return [
    { name: 'note_details', args: { ...patch } },
    { name: 'compare', args: { is_update: true } },
  ]
}

function endOf(plain: string, slots: Slots): Household | undefined {
  const [first] = slots.days
  const endsOn = slots.household.endsOn ?? first?.day
  return endsOn !== undefined && ENDS.test(plain) ? { deal: 'fixed', endsOn } : undefined
}

/** "Prepay and not Direct Debit": what stands behind the "not" is what it is not. */
function paymentOf(plain: string): Household | undefined {
  const left = plain.replaceAll(NOT_SO, ' ')
  const { paymentMethod } = findFilters(left)
  const isSaid = left !== plain || /\b(?:i am|we are|i|we) (?:actually |now |really )?(?:on|pay|prepay)\b/.test(plain)
  return paymentMethod !== undefined && isSaid ? { paymentMethod } : undefined
}
