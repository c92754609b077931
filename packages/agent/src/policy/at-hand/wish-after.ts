import type { AgentState } from '../../agent-state.ts'

/** What is talked about by its name: the wish that was met, a term, a kind of help. */
export function isTalkedOf({ topic }: AgentState, names: readonly unknown[]): boolean {
  return topic !== undefined && ['asked', 'term', 'kind', 'aspect'].some((key) => names.includes(topic.args[key]))
}

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
}
const MUCH: readonly string[] = ['at_bill.compare', 'at_bill.judge', 'at_bill.fair', 'at_bill.beside_typical']

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
  'at_bill.whom': 'at_deal.whom_believe',
  'at_deal.date_again': 'at_deal.date_stands',
  'at_deal.confirm_wait': 'at_deal.date_stands',
  'at_list.sure': 'at_deal.whom_believe',
  'at_bill.end_date': 'at_deal.bill_says',
}
const OF_PAYMENT: readonly unknown[] = ['bill_vs_payment', 'debit_fit', 'direct_debit_is_usage', 'debit_next']
const WITH_PAYMENT: Readonly<Record<string, string>> = {
  'at_bill.whom': 'at_bill.gap_payer',
  'at_bill.debit_fit': 'at_bill.gap_raise',
}
const OF_NIGHT: readonly unknown[] = ['night_told', 'one_rate', 'day_rate', 'night_missing', 'economy_7', 'two_rates']
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
}

const OF_SUPPLIER: readonly string[] = [
  'at_deal.dislike',
  'at_deal.how_sure',
  'at_deal.renew_early',
  'at_deal.bill_says',
]

/** Whether the answer before settles that a wish is meant, or that it cannot be; nothing where it does neither. */
export function settledBefore(label: string, state: AgentState): boolean | undefined {
  // Who is helped with something grave talks about that, and not about the deal.
  if (OF_SUPPLIER.includes(label) && state.topic?.call === 'help_route') return false
  const names = ONLY_AFTER[label]
  return names && isTalkedOf(state, names)
}

/** What a wish stands for after the answer before. */
export function wishAfter(label: string, plain: string, state: AgentState): string {
  if (isTalkedOf(state, PRICES)) {
    if (label === 'at_tariff.rates') return /\bstanding\b/.test(plain) ? 'at_deal.standing_stays' : 'at_deal.rises'
    return MOVES[label] ?? label
  }
  if (isTalkedOf(state, OF_END)) return WITH_END[label] ?? label
  if (isTalkedOf(state, OF_PAYMENT)) return WITH_PAYMENT[label] ?? label
  if (isTalkedOf(state, OF_READING)) return WITH_READING[label] ?? label
  if (MUCH.includes(label) && JUDGES.test(plain)) {
    if (isTalkedOf(state, OF_BALANCE)) return 'at_bill.credit_much'
    if (isTalkedOf(state, OF_RATES)) return 'at_bill.against_cap'
  }
  return state.topic?.call === 'explain_bill' && state.topic.args['aspect'] === 'summary'
    ? (OF_BILL[label] ?? label)
    : label
}
