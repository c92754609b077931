import type { AgentState } from '../../agent-state.ts'
import { dealAfter } from './deal-after.ts'
import { isTalkedOf } from './talked-of.ts'

const OF_BALANCE: readonly unknown[] = [
  'balance',
  'owed',
  'balance_marks',
  'credit_refund',
  'big_credit',
  'high_credit',
]
const PRICES: readonly unknown[] = ['rises', 'vat_change', 'cap_change', 'standing_stays']
/** A line that is named after it was asked whether prices can move. */
const MOVES: Readonly<Record<string, string>> = {
  'at_bill.standing_charge': 'at_deal.standing_stays',
  'at_bill.standing_year': 'at_deal.standing_stays',
  'at_bill.vat_share': 'at_deal.vat_change',
  'at_bill.unit_rate': 'at_deal.rises',
  'at_tariff.rises': 'at_deal.rises',
  'at_deal.charged_anyway': 'at_deal.rises',
  'at_deal.fob_off': 'at_deal.rises',
}
const MUCH: readonly string[] = ['at_bill.compare', 'at_bill.judge', 'at_bill.fair', 'at_bill.beside_typical']

const OF_GUESS: readonly unknown[] = [
  'readings',
  'estimate_which',
  'estimate_effect',
  'estimate_when',
  'estimated_reading',
]
/** Once a guessed reading was talked about, a date is that of the guess and a cost is what it changes. */
const WITH_GUESS: Readonly<Record<string, string>> = {
  'at_deal.date_again': 'at_bill.estimate_when',
  'at_bill.end_date': 'at_bill.estimate_when',
  'at_bill.period': 'at_bill.estimate_when',
  'at_bill.exit_fee': 'at_bill.estimate_effect',
  'at_bill.credit_much': 'at_bill.estimate_effect',
}
const OF_READING: readonly unknown[] = ['reading_gap', 'get_back']
/** Once a reading of their own was set beside the bill, money back is for that, and the next step is to send it. */
const WITH_READING: Readonly<Record<string, string>> = {
  'at_list.net': 'at_bill.get_back',
  'at_list.how_much': 'at_bill.get_back',
  'at_bill.saving_now': 'at_bill.get_back',
  'at_bill.credit_much': 'at_bill.get_back',
  'at_list.next': 'at_bill.send_reading',
  'at_bill.whom': 'at_bill.send_reading',
}
const OF_RATES: readonly unknown[] = ['unit_rate', 'standing_charge', 'price_cap']
const JUDGES = /\b(?:much|lot|lots|loads|high|low|normal|ok|okay|big|small|enough|good|bad|dear|average)\b/
/** After something was told of the bill, "anything dodgy" is asked of it and not of the list. */
const OF_BILL: Readonly<Record<string, string>> = { 'at_list.catch': 'at_bill.check', 'at_list.sure': 'at_bill.check' }

const OF_END: readonly unknown[] = ['other_end', 'bill_says', 'whom_believe', 'date_stands']
/** Once somebody else named another end of the fix, it is asked which of the two is right. */
const WITH_END: Readonly<Record<string, string>> = {
  'at_list.pick': 'at_deal.whom_believe',
  'at_bill.where': 'at_deal.bill_says',
  'at_bill.summary': 'at_deal.bill_says',
  'at_bill.sign': 'at_deal.whom_believe',
  'at_deal.fee_counts': 'at_deal.whom_believe',
  'at_deal.other_fee': 'at_deal.other_end',
  'at_list.guarantee': 'at_deal.whom_believe',
  'at_bill.whom': 'at_deal.whom_believe',
  'at_deal.date_again': 'at_deal.date_stands',
  'at_deal.confirm_wait': 'at_deal.date_stands',
  'at_list.sure': 'at_deal.whom_believe',
  'at_bill.end_date': 'at_deal.bill_says',
}
/** Once the list was shown, a year is one of it, unless they say that it is theirs. */
const OF_OWN = /\b(?:my|mine|our|ours|now|current|bill|i|we)\b/
const OF_STANDING: readonly unknown[] = ['standing_charge', 'standing_year', 'standing_stays', 'shares']
const OF_PAYMENT: readonly unknown[] = ['bill_vs_payment', 'debit_fit', 'direct_debit_is_usage', 'debit_next']
const WITH_PAYMENT: Readonly<Record<string, string>> = {
  'at_bill.whom': 'at_bill.gap_payer',
  'at_bill.debit_fit': 'at_bill.gap_raise',
}
const OF_NIGHT: readonly unknown[] = ['night_told', 'one_rate', 'day_rate', 'night_missing', 'economy_7', 'two_rates']
const OF_MOVE: readonly unknown[] = ['moving', 'moving_home', 'move_tariff', 'move_refused', 'sell_house']
const OF_HOME = /\b(?:house|flat|home|place|address|mov(?:e|ing)|there)\b/
const OF_OTHER_FEE: readonly unknown[] = ['other_fee', 'fee_says_each', 'fee_counts']
const OF_REBILL: readonly unknown[] = ['rebill', 'overpaid_estimate', 'readings', 'reading_gap', 'whom', 'send_reading']
const OF_CAR: readonly unknown[] = [
  'ev_tariff',
  'ev_miles',
  'heat_pump',
  'heat_pump_cost',
  'pump_bill',
  'pump_replaces',
]
/** Wishes that only mean something after some of these. */
const ONLY_AFTER: Readonly<Record<string, readonly unknown[]>> = {
  'at_bill.pump_replaces': ['heat_pump', 'heat_pump_cost'],
  'at_bill.pump_bill': ['heat_pump', 'heat_pump_cost'],
  'at_bill.gap_payer': OF_PAYMENT,
  'at_bill.gap_chased': OF_PAYMENT,
  'at_bill.gap_raise': OF_PAYMENT,
  'at_bill.day_rate': OF_NIGHT,
  'at_bill.night_missing': OF_NIGHT,
  'at_bill.no_other_bill': ['last_time'],
  'at_bill.give_both': ['last_time'],
  'at_deal.whom_believe': OF_END,
  'at_bill.no_standing': OF_STANDING,
  'at_deal.fee_counts': OF_OTHER_FEE,
  'at_deal.fee_says_each': OF_OTHER_FEE,
  'at_deal.rebill_time': OF_REBILL,
  'at_deal.car_leave': OF_CAR,
  'at_deal.car_fee': OF_CAR,
  'at_deal.no_letter': ['they_write', 'fix_ends', 'do_nothing', 'if_nothing', 'no_letter'],
  'at_deal.pay_older': ['owed', 'balance', 'owe_first', 'may_block', 'debt_switch'],
}

const OF_SUPPLIER: readonly string[] = [
  'at_deal.dislike',
  'at_deal.how_sure',
  'at_deal.renew_early',
  'at_deal.bill_says',
  'at_deal.fob_off',
  'at_deal.take_further',
  'at_deal.own_supplier',
]

/** Whether the answer before settles that a wish is meant, or that it cannot be; nothing where it does neither. */
export function settledBefore(label: string, plain: string, state: AgentState): boolean | undefined {
  // Who is helped with something grave talks about that, and not about the deal.
  if (OF_SUPPLIER.includes(label) && state.topic?.call === 'help_route') return false
  // While leaving is talked about, a month is a day to leave on.
  if (label === 'at_bill.month_to_come' && state.topic?.call === 'exit_fee') return false
  // A home or a move is named, or talked about.
  if (label === 'at_deal.move_refused') return isTalkedOf(state, OF_MOVE) || OF_HOME.test(plain) ? undefined : false
  if (label === 'at_bill.taken_back') return state.corrected !== undefined
  const names = ONLY_AFTER[label]
  return names && isTalkedOf(state, names)
}

/** What a wish stands for after the answer before. */
export function wishAfter(label: string, plain: string, state: AgentState): string {
  if (isTalkedOf(state, PRICES)) {
    if (label === 'at_tariff.rates') return /\bstanding\b/.test(plain) ? 'at_deal.standing_stays' : 'at_deal.rises'
    return MOVES[label] ?? label
  }
  if (state.topic?.call === 'compare' && label === 'at_bill.year' && !OF_OWN.test(plain)) return 'at_list.how_much'
  const ofDeal = dealAfter(label, state)
  if (ofDeal !== undefined) return ofDeal
  if (isTalkedOf(state, OF_END)) return WITH_END[label] ?? label
  if (isTalkedOf(state, OF_PAYMENT)) return WITH_PAYMENT[label] ?? label
  if (isTalkedOf(state, OF_GUESS) && WITH_GUESS[label] !== undefined) return WITH_GUESS[label]
  if (isTalkedOf(state, OF_READING)) return WITH_READING[label] ?? label
  if (MUCH.includes(label) && JUDGES.test(plain)) {
    if (isTalkedOf(state, OF_BALANCE)) return 'at_bill.credit_much'
    if (isTalkedOf(state, OF_RATES)) return 'at_bill.against_cap'
  }
  return state.topic?.call === 'explain_bill' && state.topic.args['aspect'] === 'summary'
    ? (OF_BILL[label] ?? label)
    : label
}
