import { CLEAR_MATTERS } from '../../knowledge/matters/matters.ts'
import type { Scored } from '../../understand/classify.ts'

const POINTS = /\b(?:it|its|that|this|those|these|one|ones|them)\b/
/** "Is it normal to get a bill every month" points at nothing. */
const NOTHING =
  /\b(?:is|was|would) it (?:normal|better|cheaper|dearer|worth|true|ok|okay|legal|illegal|allowed|possible|safe to|best|free to)\b/g
const GOES_ON = /^(?:and|but|so|or|what about|how about)\b/
const CLEAR = 1.5
const SURE = 2
const ASKED = 1.35
/** Subjects of their own that a list or a bill in hand says nothing about. */
const APART: ReadonlySet<string> = new Set([
  'term_supplier_failure',
  'term_switch_risks',
  'about_coverage',
  'about_who_are_you',
  'about_privacy',
  'about_price',
  'about_company',
  'business',
])

/** Matters that a bill, a list or a place in hand may answer more closely. */
const NEAR: ReadonlySet<string> = new Set(
  'network_operator complaint_letter check_bill two_rates balance_forward bill_vs_payment credit_how_much fix_length when_to_switch switch_date same_supplier low_user no_standing_charge green_cost carbon away_use winter_bill estimate_accuracy fix_for_certainty economy_7_fit charge_cost ev_miles find_tariff exit_fee_paid cheapest_supplier lower_direct_debit vat_on_bill neighbour_less'
    .split(' ')
    .map((key) => `term_${key}`),
)

/** Whether a message clearly asks about something else than what was talked of: then nothing of that is looked for in it. */
export function isOwnSubject(plain: string, top: Scored | undefined): boolean {
  if (!top || GOES_ON.test(plain)) return false
  const { name } = top.intent
  if (CLEAR_MATTERS.has(name) && !NEAR.has(name))
    return top.score >= (POINTS.test(plain.replace(NOTHING, '')) ? SURE : CLEAR)
  if (name === 'about_accuracy') return top.score >= ASKED && /\baccura\w*\b/.test(plain)
  return APART.has(name) && top.score >= ASKED && !POINTS.test(plain) && !/\bregion\b/.test(plain)
}
