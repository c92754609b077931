import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { Intent } from '../../understand/intents/intent.ts'

const OF_ONE = /\b(?:tie|tied|rates?|how long|catch|renewable|when does|monthly|a month|who (?:is|are))\b/i
const AVERAGE_BILL =
  /\b(?:average|typical|normal) (?:home|house|household|family|person|customer)s? (?:pay|pays|paying|spend|spends)\b|\b(?:average|typical|normal|usual)\b.{0,20}\b(?:bills?|cost|price)\b/i
const FILTER: Intent = { name: 'filter', call: 'compare', cues: [], examples: [] }
const WITH_TARIFF = ['start_switch', 'compare', 'explain_tariff', 'set_reminder', 'about_mo', 'hand_over', 'small_talk']
/** General advice that gives way to a sum for the home. */
const OF_HOME: readonly string[] = ['cheapest_supplier', 'fix_or_wait', 'why_switch', 'home_all_day']
export const EXPLAIN: Intent = { name: 'explain_tariff', call: 'explain_tariff', cues: [], examples: [] }

/** Without a bill, a question about its lines is one about the words; with a tariff in it, one about that tariff. */
export function fitIntent(
  intent: Intent,
  slots: Slots,
  hasBill: boolean,
  hasComparison: boolean,
  text: string,
): Intent {
  const isNarrowed = slots.filters.noExitFee === true || slots.filters.green === true
  if (hasComparison && isNarrowed && slots.ordinal === 1 && slots.tariffIds.length === 0) return FILTER
  if (intent.name === 'filter' && slots.filters.noExitFee && slots.household.endsOn !== undefined && !hasComparison)
    return { ...intent, name: 'exit_fee', call: 'exit_fee', args: {} }
  const isOfPlace =
    (slots.region !== undefined &&
      ['unit_rate', 'standing_charge', 'region'].includes(String(intent.args?.['term']))) ||
    (slots.household.postcode !== undefined && intent.args?.['term'] === 'region')
  if (intent.call === 'explain_term' && isOfPlace && !/\bwhy\b/i.test(text))
    return { ...intent, name: 'price_cap', call: 'price_cap', args: {} }
  const isPointed = slots.tariffIds.length > 0 || (slots.ordinal !== undefined && hasComparison)
  if (intent.args?.['aspect'] === 'supplier' && slots.supplier !== undefined)
    return { ...intent, call: 'about_mo', args: { topic: 'sample' } }
  const aspect = intent.args?.['aspect']
  const matter = intent.args?.['term']
  // With a bill or a list in hand the general answer gives way to their own.
  const isPressed = INTENT_QUESTIONS[intent.name] === text
  if (matter === 'check_bill' && hasBill && !isPressed)
    return { ...intent, call: 'explain_bill', args: { aspect: 'summary' } }
  if (matter === 'vat_on_bill' && hasBill && !isPressed)
    return { ...intent, call: 'explain_bill', args: { aspect: 'vat' } }
  if (matter === 'last_year' && hasBill && /\bus(?:e|ed|age)\b/i.test(text))
    return { ...intent, call: 'explain_bill', args: { aspect: 'usage' } }
  if (
    OF_HOME.includes(String(matter)) &&
    !isPressed &&
    (hasBill || hasComparison || Object.keys(slots.household).length > 0)
  )
    return { ...intent, name: 'compare', call: 'compare', args: {} }
  if (!hasBill && (aspect === 'standing_charge' || aspect === 'unit_rate'))
    return { ...intent, call: 'explain_term', args: { term: aspect } }
  if (!hasBill && aspect === 'tariff' && /\b(?:ended|expired|finished|ran out|over)\b/i.test(text))
    return { ...intent, call: 'explain_term', args: { term: 'fix_ends' } }
  if (!hasBill && aspect === 'readings') return { ...intent, call: 'explain_term', args: { term: 'estimated_reading' } }
  if (intent.call === 'explain_tariff' && !hasComparison && !isPointed && /\bcatch\b/i.test(text))
    return { ...intent, call: 'about_mo', args: { topic: 'price' } }
  if (!hasBill && aspect === 'supplier') return { ...intent, call: 'explain_term', args: { term: 'find_supplier' } }
  if (intent.name === 'about_who_are_you' && slots.supplier !== undefined)
    return { ...intent, args: { topic: 'sample' } }
  if (!hasBill && aspect === 'vat') return { ...intent, call: 'vat', args: {} }
  if (hasBill && intent.name === 'cap_is_maximum' && /\b(?:my|the|this) (?:\w+ )?rate\b|\bunit\b/i.test(text))
    return { ...intent, call: 'explain_bill', args: { aspect: 'high' } }
  if (!hasBill && intent.call === 'correct_fact' && /\b(?:you|your|maths|sums?|figures?)\b/i.test(text))
    return { ...intent, call: 'about_mo', args: { topic: 'accuracy' } }
  if (isPointed && intent.call === 'compare' && OF_ONE.test(text)) return EXPLAIN
  if (
    hasBill &&
    intent.name === 'complaint' &&
    /\bover ?charged?\b/i.test(text) &&
    !/\b(?:complain|ombudsman|claim)/i.test(text)
  )
    return { ...intent, call: 'explain_bill', args: { aspect: 'high' } }
  // A real supplier is not on the list of samples.
  if (intent.call === 'start_switch' && slots.supplier !== undefined && !isPointed && !hasComparison)
    return { ...intent, name: 'about_sample', call: 'about_mo', args: { topic: 'sample' } }
  if (intent.call === 'estimate_usage' && AVERAGE_BILL.test(text)) return { ...intent, call: 'price_cap' }
  if (intent.call === 'start_switch' && isPointed && /^\W*(?:what|why|how|which|is|does|who)\b/i.test(text))
    return EXPLAIN
  return isPointed && !WITH_TARIFF.includes(intent.call) ? EXPLAIN : intent
}
