import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'

type Next = { after: RegExp; says: RegExp; call: ToolCall }

/** What a short message means after a topic. The topic is `call.key`, such as `help_route.debt`. */
export const NEXT: readonly Next[] = [
  next(
    'compare|switch_steps|switch_time|start_switch',
    /\b(?:scared|worried|nervous|afraid|anxious|go(?:es)? wrong|mess(?:es|ed)? up)\b/,
    'switch_risks',
  ),
  next(
    'landlord|landlord_liable',
    /\b(?:agree|permission|allowed|say no|ask (?:him|her|them)|consent)\b/,
    'landlord_agree',
  ),
  next(
    'standing_charge|standing_charge_optional|explain_bill.standing_charge',
    /\beven (?:if|when)\b|\b(?:off|not us\w*|nothing|summer|away)\b/,
    undefined,
    { name: 'correct_premise', args: { premise: 'standing_charge_optional' } },
  ),
  next(
    'winter_fuel_payment|winter_fuel_more',
    /\b\d{2}\b|\b(?:scotland|wales|pension\w*|age|old enough|when|how much|apply)\b/,
    'winter_fuel_more',
  ),
  next(
    'universal_credit|medical|help_schemes',
    /\b(?:pip|dla|esa|attendance allowance|universal credit)\b/,
    'help_schemes',
  ),
  next('medical|priority_register', /\b(?:apply|join|sign up|register|how do i)\b/, 'priority_register'),
  next('power_cut|power_cut_more', /\b(?:how long|when|last|back on|freezer|fridge|map)\b/, 'power_cut_more'),
  next('power_cut|power_cut_more', /\b(?:money|compensat\w*|refund|pay|claim)\b/, 'compensation'),
  next(
    'smart_meter_saves|get_smart_meter|smart_meter|smart_meter_fears|meter_exchange',
    /\bhow long\b|\b(?:wall|mess|drill\w*|holes?|wreck|install\w*|fit\w*)\b/,
    'get_smart_meter',
  ),
  next(
    'remote_prepay|disconnection|prepayment|leave_prepayment|prepay_dearest',
    /\b(?:changed?|swap\w*|get|go|put|come)\b.{0,12}\b(?:back|off|normal)\b/,
    'leave_prepayment',
  ),
  next('tracker|time_of_use', /\b(?:mad|winter|spike|go up|rise|expensive|high|cap|worst)\b/, 'tracker_cap'),
  next(
    'complaint|final_bill|ombudsman|switch_late|credit_lost',
    /\bow(?:e|ed)\b.{0,15}\b(?:anything|something|me|for)\b|\bcompensat\w*|\bget (?:anything|something|money) for\b/,
    'compensation',
  ),
  next('pay_late|payment_plan|help_route.debt|debt', /\bcredit\b/, 'debt_credit'),
  next('exit_fee', /^\W*(?:so |and |ok )?how much (?:would|will|is|does)\b/, undefined, { name: 'exit_fee', args: {} }),
  next('heat_network_more', /\b(?:switch|leave|change)\b/, undefined, {
    name: 'help_route',
    args: { kind: 'heat_network' },
  }),
  next(
    'explain_bill.[a-z_]+|explain_bill|bill_high|winter_bill|estimated_reading',
    /\b(?:away|holiday|abroad|hospital|not (?:even )?(?:at )?(?:home|here|there|in)|empty|nobody)\b/,
    'away_use',
  ),
  next(
    'debt_switch',
    /\b(?:\d+|two|three|four|one|a|few|couple)\b.{0,10}\b(?:days?|weeks?|months?)\b|£ ?\d|\bonly\b/,
    'debt_recent',
  ),
  next('ombudsman|complaint', /\bcost\b|\bfree\b|\bcharge\b|\blawyer\b|\bpay\b/, 'ombudsman_cost'),
  next(
    'ev_tariff|charge_cost|compare|ev_charger',
    /\b(?:not|don'?t|haven'?t|no|ive not|i've not)\b.{0,12}\b(?:got|have|own|a|an)?\b.{0,4}\b(?:ev|electric car|car)\b/,
    'ev_none',
  ),
  next(
    'economy_7_fit|storage_heaters|economy_7|time_of_use',
    /\b(?:work\w*|nobody|nobodys|no ?one|out all day|in all day|home all day|during the day|nights)\b/,
    'economy_7_day',
  ),
  next('northern_ireland|ni_market', /\b(?:cap|regulat\w*|who|compare|help|instead|then|here|there)\b/, 'ni_market'),
  next(
    'exit_fee|fix_ends|explain_bill.tariff|notice_days',
    /\bthen what\b|\bwhat (?:happens|comes|next)\b.{0,15}(?:then|next|after)?|\bafter that\b|\band (?:then|after)\b|\bdo nothing\b/,
    'fix_ends',
  ),
  next(
    'complaint|ombudsman',
    /\b\d+ ?(?:weeks?|months?|wks?)\b|\bignor\w*|\bno (?:reply|answer|response)|\bnot (?:repl|answer|respond)\w*|\bdon'?t (?:repl|answer|respond)\w*|\bhow long\b|\bcost\b|\bfree\b|\bpay\b|\bthen\b|\bnext\b|\bhigher\b|\bfurther\b/,
    'ombudsman',
  ),
  next('complaint|ombudsman', /\b(?:letter|email|word|write|say|template)\b/, 'complaint_letter'),
  next(
    'help_route.debt|disconnection|payment_plan|debt_collectors',
    /\b(?:bit|little|small|instal\w*|weekly|monthly|afford|plan|spread|let me pay|at a time|bits)\b/,
    'payment_plan',
  ),
  next('help_route.debt|payment_plan|pay_late', /\bcredit (?:score|rating|file|record|report)\b/, 'debt_credit'),
  next('help_route.debt|payment_plan', /\b(?:baili\w*|collector\w*|agency|court)\b/, 'debt_collectors'),
  next('help_route.debt|payment_plan|help_schemes', /\b(?:benefits?|universal credit|pension credit)\b/, 'fuel_direct'),
  next(
    'supplier_failure|supplier_gone',
    /\b(?:switch|leave|move|go elsewhere|get out|quick|now|straight away)\b/,
    'failure_wait',
  ),
  next(
    'direct_debit_changed|direct_debit_is_usage|direct_debit|monthly_payment',
    /\b(?:down|lower|reduce|less|how do i|what can i|change it|cut it)\b/,
    'lower_direct_debit',
  ),
  next(
    'warm_home_discount|whd_who|whd_switch|help_schemes',
    /\b(?:universal credit|uc|pension credit|benefits?|pip|esa|scotland|wales|apply|qualif\w*|count|eligible|get it|how)\b/,
    'whd_who',
  ),
  next('warm_home_discount|whd_who', /\b(?:switch|leave|change|lose|new supplier)\b/, 'whd_switch'),
  next(
    'price_cap|forecast|cap_is_maximum|cap_made_of',
    /\b(?:my|a|on a|the|im|i'm|if) (?:\w+ ){0,3}fix(?:ed)?\b/,
    undefined,
    { name: 'correct_premise', args: { premise: 'cap_covers_fixes' } },
  ),
  next(
    'price_cap|cap_covers_fixes|cap_is_maximum',
    /\bwho\b.{0,12}\b(?:sets?|decides?|makes?)\b|\bhow (?:is|do) (?:it|they)\b.{0,15}\b(?:set|work|decide|calculate)/,
    'cap_made_of',
  ),
  next(
    'price_cap|cap_is_maximum|cap_covers_fixes|cap_made_of',
    /\b(?:go(?:ing)? (?:up|down)|next|change|january|april|rise|fall|when)\b/,
    'forecast',
  ),
  next('northern_ireland|ni_market', /\b(?:cap|regulat\w*|who|compare|help|instead|then)\b/, 'ni_market'),
  next('heat_network', /\b(?:switch|cap|complain|who|rights|leave|expensive|fair)\b/, 'heat_network_more'),
  next(
    'moving_home|find_supplier|deemed_contract',
    /\b(?:find out|who (?:is|supplies|do)|how do i (?:find|know))\b/,
    'find_supplier',
  ),
  next(
    'moving_home|find_supplier|deemed_contract',
    /\b(?:take|keep|bring)\b.{0,15}\b(?:deal|tariff|fix|it|contract|them)\b|\b(?:fix|exit fee)\b/,
    'move_tariff',
  ),
  next(
    'moving_home|find_supplier|deemed_contract|find_meter',
    /\b(?:pick|choose|switch|new (?:one|supplier)|change)\b/,
    'switch_after_move',
  ),
  next(
    'smart_meter_silent|display_broken|smart_meter_blocks',
    /\b(?:make up|made up|guess|estimat\w*)\b/,
    'estimated_reading',
  ),
  next('smart_meter|get_smart_meter|smart_meter_saves', /\b(?:free|cost|pay|charge)\b/, 'get_smart_meter'),
  next(
    'smart_meter|get_smart_meter|smart_meter_saves|meter_exchange',
    /\b(?:have to|must|refuse|say no|compulsory|law)\b/,
    undefined,
    { name: 'correct_premise', args: { premise: 'smart_meter_fears' } },
  ),
  next('seg|seg_rate|solar_worth|feed_in', /\b(?:best|most|highest|how much|rates?|pays?)\b/, 'seg_rate'),
  next(
    'seg|seg_rate|solar_worth|feed_in',
    /\b(?:different|other|another|two|separate)\b.{0,15}\b(?:supplier|company|one)\b/,
    'seg',
  ),
  next(
    'ev_tariff|charge_cost|ev_charger|ev_miles|compare',
    /\bno (?:drive|driveway|garage|parking|charger)\b|\bon the (?:street|road)\b/,
    'ev_no_drive',
  ),
  next('ev_tariff|charge_cost|ev_charger', /\bmiles\b/, 'ev_miles'),
  next(
    'economy_7|storage_heaters|time_of_use|leave_economy_7|two_rates',
    /\b(?:work\w*|nobody|no ?one|in all day|out|home|nights?|evenings?|my house|for me|for us|suit\w*|worth|ok for)\b/,
    'economy_7_fit',
  ),
  next('economy_7|time_of_use', /\b(?:times?|hours?|when)\b/, 'economy_7_clock'),
  next('about_mo.coverage|about_mo.sample', /\bwhy\b/, 'coverage_why'),
  next(
    'compare|fixed|variable|tracker|fixed_or_variable|forecast|fix_length',
    /\bsurprises?\b|\bcertain\w*|\bpeace of mind\b|\bsafe\w*\b|\bworr\w*|\bplay (?:it )?safe\b/,
    'fix_for_certainty',
  ),
  next('tracker', /\b(?:have|got|any|show|see|which)\b/, undefined, {
    name: 'compare',
    args: { filters: { kind: 'tracker' } },
  }),
  next('fixed|fixed_or_variable', /^(?:.{0,20})\b(?:have|got|any|show|see) (?:any|one|some|me|them|you)\b/, undefined, {
    name: 'compare',
    args: { filters: { kind: 'fixed' } },
  }),
  next(
    'green|green_wires|green_cost',
    /\b(?:have|got|any|show|see|which)\b.{0,12}\b(?:any|one|ones|some|them)\b/,
    undefined,
    { name: 'compare', args: { filters: { green: true } } },
  ),
  next(
    'switch_time|switch_steps|switch_cuts_supply|tell_supplier|switch_needs',
    /\b(?:cancel|change my mind|back out|undo)\b/,
    'cooling_off',
  ),
  next(
    'switch_time|switch_steps|switch_cuts_supply|tell_supplier|cooling_off',
    /\b(?:power|lights?|electric\w*|supply|energy)\b.{0,20}\b(?:off|cut|go|lose|stop)\b/,
    undefined,
    { name: 'correct_premise', args: { premise: 'switch_cuts_supply' } },
  ),
  next(
    'estimated_reading|explain_bill.readings',
    /\b(?:fix|sort|correct|change|put) (?:that|it)\b|\bwhat (?:do|can|should) i\b|\bhow do i\b/,
    'read_meter',
  ),
  next('privacy|about_mo.privacy', /\bdelete|remove|wipe|get rid\b/, undefined, {
    name: 'about_mo',
    args: { topic: 'delete' },
  }),
  next(
    'credit_refund|explain_bill.balance|balance_marks',
    /\b(?:get|have|claim|want) (?:it|that|my|the)\b.{0,12}(?:back|out|refund)?/,
    'credit_refund',
  ),
  next(
    'back_billing',
    /\b(?:never sent|my fault|no readings?|readings?|did not send|let them in)\b/,
    'back_billing_fault',
  ),
  next('gas_leak', /\bfree\b|\bnumber\b|\bcost\b|\bcall\b|\bwho\b/, undefined, {
    name: 'help_route',
    args: { kind: 'gas_leak' },
  }),
  next('use_less|running_cost|winter_bill', /\bgrants?|insulation|help\b/, 'help_schemes'),
]
const MOST_WORDS = 14

/** The call that continues the last topic, where a message is short enough to lean on it. */
export function continueTopic(text: string, { topic }: AgentState): ToolCall | undefined {
  if (!topic || text.trim().split(/\s+/).length > MOST_WORDS) return undefined
  const key =
    ['term', 'premise', 'kind', 'aspect', 'topic']
      .map((name) => topic.args[name])
      .find((each) => typeof each === 'string') ?? ''
  const names = [key, `${topic.call}.${key}`, topic.call]
  const said = text.toLowerCase().replaceAll('’', "'")
  return NEXT.find(({ after, says }) => names.some((name) => after.test(name)) && says.test(said))?.call
}

function next(after: string, says: RegExp, term: string | undefined, call?: ToolCall): Next {
  return {
    after: new RegExp(`^(?:${after})$`),
    says,
    call: call ?? { name: 'explain_term', args: { term } },
  }
}
