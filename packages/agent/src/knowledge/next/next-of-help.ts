import { next, type NextAnswer } from './next-answer.ts'

/** What people say next after help, a complaint, a debt or a home that is not the usual one. */
export const NEXT_OF_HELP: readonly NextAnswer[] = [
  next(
    'landlord|landlord_liable',
    /\b(?:agrees?|permission|allowed|say no|ask (?:him|her|them)|consent)\b/,
    'landlord_agree',
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
    'remote_prepay|disconnection|prepayment|leave_prepayment|prepay_dearest',
    /\b(?:changed?|swap\w*|get|go|put|come)\b.{0,12}\b(?:back|off|normal)\b/,
    'leave_prepayment',
  ),
  next(
    'complaint|final_bill|ombudsman|switch_late|credit_lost',
    /\bow(?:e|ed)\b.{0,15}\b(?:anything|something|me|for)\b|\bcompensat\w*|\bget (?:anything|something|money) for\b/,
    'compensation',
  ),
  next(
    'pay_late|payment_plan|help_route.debt|debt',
    /(?<!\b(?:universal|pension|tax|emergency|in) )\bcredit\b/,
    'debt_credit',
  ),
  next('heat_network_more', /\b(?:switch|leave|change)\b/, undefined, {
    name: 'help_route',
    args: { kind: 'heat_network' },
  }),
  next(
    'debt_switch',
    /\b(?:\d+|two|three|four|one|a|few|couple)\b.{0,10}\b(?:days?|weeks?|months?)\b|£ ?\d|\bonly (?:£|\d|a|few|just|\w+ (?:days?|weeks?))\b/,
    'debt_recent',
  ),
  next('ombudsman|complaint', /\bcost\b|\bfree\b|\bcharge\b|\blawyer\b|\bpay\b/, 'ombudsman_cost'),
  next('northern_ireland|ni_market', /\b(?:cap|regulat\w*|who|compare|help|instead|then|here|there)\b/, 'ni_market'),
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
    'warm_home_discount|whd_who|whd_switch',
    /\b(?:universal credit|uc|pension credit|benefits?|pip|esa|scotland|wales|apply|qualif\w*|count|eligible|get it|how)\b/,
    'whd_who',
  ),
  next('help_schemes', /\b(?:universal credit|uc|pension credit|benefits?|pip|esa)\b/, 'whd_who'),
  next('warm_home_discount|whd_who', /\b(?:switch|leave|change|lose|new supplier)\b/, 'whd_switch'),
  next('northern_ireland|ni_market', /\b(?:cap|regulat\w*|who|compare|help|instead|then)\b/, 'ni_market'),
  next('heat_network', /\b(?:switch|cap|complain|who|rights|leave|expensive|fair)\b/, 'heat_network_more'),
  next('about_mo.coverage|about_mo.sample', /\bwhy\b/, 'coverage_why'),
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
