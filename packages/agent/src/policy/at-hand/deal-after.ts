import type { AgentState } from '../../agent-state.ts'
import { isTalkedOf } from './talked-of.ts'

type Wishes = Readonly<Record<string, string>>

const OF_MOVE: readonly unknown[] = ['moving', 'moving_home', 'move_tariff', 'move_refused', 'sell_house']
const TIMES: readonly string[] = [
  'at_deal.days_left',
  'at_bill.period',
  'at_list.when',
  'at_deal.rebill_time',
  'at_deal.take_further',
]

/** What a wish stands for after what was told last; the first that fits counts. */
const AFTER: readonly (readonly [told: readonly unknown[], wishes: Wishes])[] = [
  // "How long does that take" is asked of what was told last.
  [['balance_after'], inTime('at_deal.balance_after')],
  [['fob_off', 'take_further', 'letter', 'ask_them'], inTime('at_deal.take_further')],
  [['rebill', 'overpaid_estimate', 'pay_meanwhile', 'send_reading'], inTime('at_deal.rebill_time')],
  [['cooling_off', 'cooling_off_none'], inTime('at_deal.cooling_off')],
  [['they_write', 'no_letter'], inTime('at_deal.they_write')],
  [
    ['cooling_off', 'cooling_off_none'],
    { 'at_bill.exit_fee': 'at_deal.cooling_off', 'at_deal.act_by': 'at_deal.cooling_off' },
  ],
  [
    OF_MOVE,
    {
      'at_bill.exit_fee': 'at_deal.moving',
      'at_bill.balance': 'at_deal.moving',
      'at_deal.confirm_wait': 'at_deal.moving',
      'at_deal.meantime': 'at_deal.move_day',
      'at_tariff.rises': 'at_deal.taken_along',
      'at_deal.standing_stays': 'at_deal.moving',
    },
  ],
  [
    ['pay_other', 'ways_to_pay', 'standard_credit', 'direct_debit', 'prepay_dearest'],
    {
      'at_deal.rises': 'at_deal.pay_other',
      'at_tariff.rises': 'at_deal.pay_other',
      'at_deal.variable_beside': 'at_deal.pay_other',
    },
  ],
  [
    ['renew_early'],
    {
      'at_list.pick': 'at_deal.renew_early',
      'at_list.advice': 'at_deal.renew_early',
      'at_list.catch': 'at_deal.renew_early',
      'at_bill.judge': 'at_deal.renew_early',
      'at_bill.exit_fee': 'at_deal.renew_early',
      'at_bill.compare': 'at_deal.renew_early',
      'at_deal.fee_twice': 'at_deal.renew_early',
    },
  ],
  [
    ['on_cap', 'variable_beside'],
    {
      'at_bill.unit_rate': 'at_deal.variable_beside',
      'at_bill.per_unit': 'at_deal.variable_beside',
      'at_tariff.rates': 'at_deal.variable_beside',
    },
  ],
  [
    ['outside_cap', 'against_cap', 'cap_gap'],
    {
      'at_list.how_much': 'at_deal.cap_gap',
      'at_list.net': 'at_deal.cap_gap',
      'at_bill.end_date': 'at_deal.outside_cap',
      'at_bill.exit_fee': 'at_deal.outside_cap',
      'at_list.when': 'at_deal.outside_cap',
    },
  ],
  [['against_cap', 'on_cap', 'outside_cap', 'cap_change', 'fair'], { 'at_deal.fee_banned': 'at_deal.outside_cap' }],
  [['lose_fix', 'supplier_failure'], { 'at_bill.supplier': 'at_deal.lose_fix' }],
  [['balance', 'owed', 'owe_first', 'pay_older'], { 'at_bill.where': 'at_deal.pay_older' }],
  // Once somebody else named another fee, it is asked which of the two is right.
  [
    ['other_fee', 'fee_says_each', 'fee_counts'],
    {
      'at_list.pick': 'at_deal.fee_counts',
      'at_list.guarantee': 'at_deal.fee_counts',
      'at_bill.sign': 'at_deal.fee_counts',
      'at_bill.whom': 'at_deal.fee_counts',
      'at_deal.own_supplier': 'at_deal.fee_counts',
      'at_deal.whom_believe': 'at_deal.fee_counts',
      'at_deal.other_end': 'at_deal.other_fee',
      'at_deal.bill_says': 'at_deal.fee_says_each',
      'at_deal.fee_twice': 'at_deal.fee_says_each',
    },
  ],
]

/** The wish of a bare “when”. */
export const ASKS_TIME = 'at_deal.days_left'

/** What a wish stands for after something of the present deal was told; nothing where it stands for itself. */
export function dealAfter(label: string, state: AgentState): string | undefined {
  // What waiting risks is asked of the advice to wait, and not of a later start.
  if (label === 'at_list.wait_risk' && state.comparison?.verdict?.kind === 'wait') return 'at_deal.wait_risk'
  if (state.topic?.call === 'exit_fee' && label === 'at_bill.by_fuel') return 'at_deal.fee_one'
  return AFTER.find(([told, wishes]) => wishes[label] !== undefined && isTalkedOf(state, told))?.[1][label]
}

function inTime(wish: string): Wishes {
  return Object.fromEntries(TIMES.map((label) => [label, wish]))
}
