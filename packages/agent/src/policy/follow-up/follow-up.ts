import type { ToolCall, ToolName } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { placeOf } from '../choose/fill-args.ts'
import type { Slots } from '../../understand/find/find-slots.ts'

const WHY =
  /^\W*(?:(?:but|and|ok|so|yes but|hang on|wait|hmm)[\s,]+)?(?:why|how come|why (?:is that|not|that|so|do you say that)|for what reason|what for|how so|explain that|what makes you say (?:that|so)|reason|why (?:that one|this one|them|those|him|her|now|then)|why do (?:you|u) (?:need|want|ask)(?: (?:for )?(?:that|this|it|to know|to know that|(?:my|the|our|her|his) [a-z ]{3,20}))?|what do you (?:need|want) (?:that|this|it) for|why .{0,3})\W*$/i
const AND_FOR = /^\W*(?:and|what about|how about|ok and|same for|but)\b.{0,40}$/i

const ME_NOW =
  /^\W*(?:(?:ok(?:ay)?|right|so|and|now|fine|thanks|but|great)[\s,]+)*(?:(?:what|how) about|and|same|do|show|check|try|compare|back to|see)? ?(?:for |me |us ){0,6}(?:me|us|mine|ours|my (?:home|house|place|own))\b.{0,12}$/i

/** A short message that leans on the one before: "why?", "and for gas?", "what about prepayment?". */
export function followUp(text: string, slots: Slots, state: AgentState): ToolCall | 'why' | undefined {
  const { topic } = state
  if (WHY.test(text)) return 'why'
  if (ME_NOW.test(text) && (state.comparison || topic?.call === 'compare')) return { name: 'compare', args: {} }
  if (!topic || !AND_FOR.test(text)) return undefined
  const name = topic.call as ToolName
  if (name === 'price_cap' || name === 'vat') {
    const changed = {
      ...(slots.fuel && { fuel: slots.fuel }),
      ...(slots.region && { region: slots.region, place: undefined }),
      ...placeOf(text),
      ...(slots.filters.paymentMethod && { payment_method: slots.filters.paymentMethod }),
    }
    return Object.keys(changed).length > 0 || slots.household.postcode !== undefined
      ? { name, args: { ...topic.args, ...changed } }
      : undefined
  }
  if (name === 'compare' && (slots.tariffIds.length > 0 || slots.ordinal !== undefined)) return undefined
  if (name === 'compare' && Object.keys(slots.filters).length > 0) return { name, args: { filters: slots.filters } }
  if (name === 'explain_tariff') {
    const id =
      slots.tariffIds[0] ?? (slots.ordinal === undefined ? undefined : state.comparison?.shown.at(slots.ordinal - 1))
    return id === undefined ? undefined : { name, args: { tariff_id: id } }
  }
  if (name === 'exit_fee' && slots.days[0])
    return {
      name,
      args: {
        leave_on: slots.days[0].precision === 'month' ? `${slots.days[0].day.slice(0, 7)}-01` : slots.days[0].day,
      },
    }
  if (name === 'explain_bill' && slots.fuel) return { name, args: topic.args }
  return undefined
}
