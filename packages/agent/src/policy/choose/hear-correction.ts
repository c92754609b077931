import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState, Household } from '../../agent-state.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { nearestFuel } from '../../home/nearest-fuel.ts'
import { findFilters } from '../../understand/find/find-filters.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { World } from '../../world.ts'

const CONTRADICTS =
  /^(?:no|nope|nah|actually|sorry|wrong)\b|\b(?:wrong|incorrect|mistake\w*|actually|not what|not right|not the|misread|you (?:said|say|have|got|put)|rather than|instead of)\b|\bnot (?:\d|on|by|a|direct|prepay|january|february|march|april|may|june|july|august|september|october|november|december)/
const ENDS =
  /\b(?:fix\w*|deal|tariff|contract|it)\b.{0,15}\b(?:ends?|ended|ending|finish\w*|runs? (?:out|until|till|to)|expires?|until|till)\b/
const NOT_SO =
  /\b(?:not|rather than|instead of)\s+(?:(?:on|by|a|paying|pay|the|with)\s+){0,6}(?:direct debit|prepay\w*|pay as you go|on receipt\b\S*)/g
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
  const patch = endOf(plain, slots) ?? feeOf(plain) ?? useOf(plain, slots, saidOf(state).kwh) ?? paymentOf(plain)
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

/** "Actually we use more like 3,500 electric" is said of the year to come, and puts no line of the bill right. */
function useOf(plain: string, { household: { kwh } }: Slots, known: Household['kwh']): Household | undefined {
  const isSaid = /\b(?:i|we) (?:actually |really |only |probably )*(?:use|used|get through)\b/.test(plain)
  if (!kwh || !isSaid) return undefined
  // "8,000 and not 9,000": the fuel whose figure is denied.
  const denied = /\b(?:not|instead of|rather than) (\d[\d,]*)/.exec(plain)?.[1]
  const [value, other] = Object.values(kwh)
  const fuel = denied !== undefined && known && nearestFuel(known, Number(denied.replaceAll(',', '')))
  return fuel && value !== undefined && other === undefined ? { kwh: { [fuel]: value } } : { kwh }
}

const IS_SUM =
  /\b(?:it|that|they|fee|fees) ?(?:is|s|are|should be|was|were)\b.{0,12}(?:£ ?\d|\d|\b(?:zero|nothing|nil|none|nought)\b)|\b(?:its|should be|actually|really|only)\b.{0,8}(?:£ ?\d|\b(?:zero|nothing|nil|none|nought)\b)|\b(?:there is|i have|have) no (?:exit|leaving) fee/
const NO_FEE = /£ ?0(?![\d.])|\b(?:zero|nothing|nil|none|nought)\b|\bno (?:exit|leaving) fee/

/** "The exit fee is not 75, it is 50": of the sums the one that is not denied. */
function feeOf(plain: string): Household | undefined {
  if (!/\b(?:exit|leaving|early|cancellation) (?:fees?|charges?|penalt\w+)\b/.test(plain)) return undefined
  const isDenied = /\bnot (?:£ ?)?\d[\d.]*\b.{0,10}\b(?:it|its|but|is)\b/.test(plain)
  // One that is told for no fuel is that of both.
  const isSaid = IS_SUM.test(plain) && !/\b(?:gas|electric\w*|elec|leccy)\b/.test(plain)
  if (isSaid && NO_FEE.test(plain)) return { exitFeePence: 0 }
  if (!isDenied && !isSaid) return undefined
  const left = plain.replaceAll(/\b(?:not|rather than|instead of) (?:£ ?)?\d[\d.]*(?: (?:quid|pounds))?/g, ' ')
  const sum = /(?<![\d.])(\d{1,3}(?:\.\d\d)?)(?![\d%])/.exec(left)?.[1]
  return sum === undefined ? undefined : { exitFeePence: Math.round(Number(sum) * 100) }
}

/** "Prepay and not Direct Debit": what stands behind the "not" is what it is not. */
function paymentOf(plain: string): Household | undefined {
  const left = plain.replaceAll(NOT_SO, ' ')
  const { paymentMethod } = findFilters(left)
  const isSaid = left !== plain || /\b(?:i am|we are|i|we) (?:actually |now |really )?(?:on|pay|prepay)\b/.test(plain)
  return paymentMethod !== undefined && isSaid ? { paymentMethod } : undefined
}
