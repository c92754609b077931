import type { AgentState } from '../../agent-state.ts'

/** What was told last, by its names, and the wishes that mostly follow it. */
const MATTERS: readonly { told: readonly unknown[]; calls?: readonly string[]; wishes: readonly string[] }[] = [
  {
    told: ['moving', 'moving_home', 'move_tariff', 'move_refused', 'sell_house', 'switch_after_move', 'move_place'],
    wishes:
      'moving move_day move_place taken_along move_prepay move_refused move_buyer balance_after fee_twice fee_waived fee_paid'.split(
        ' ',
      ),
  },
  {
    told: ['other_end', 'bill_says', 'whom_believe', 'date_stands', 'other_fee', 'fee_says_each', 'fee_counts'],
    wishes: 'other_end bill_says whom_believe date_stands other_fee fee_says_each fee_counts ask_them'.split(' '),
  },
  {
    told: ['fee_banned', 'window_law', 'charged_anyway', 'both_fuels', 'from_then', 'exit_fee', 'notice_days'],
    calls: ['exit_fee'],
    wishes:
      'fee_one fee_twice fee_waived fee_banned fee_paid both_fuels from_then free_now window_law charged_anyway days_left'.split(
        ' ',
      ),
  },
  {
    told: ['saving_wait', 'wait_risk', 'how_sure', 'saving_now', 'runs_on', 'meantime'],
    calls: ['compare'],
    wishes:
      'wait_risk rise_needed why_wait confirm_wait how_sure date_again meantime runs_on free_now do_it_then'.split(' '),
  },
  {
    told: ['do_nothing', 'if_nothing', 'they_write', 'no_letter', 'variable_beside', 'avoid_variable', 'fix_ends'],
    wishes: 'they_write no_letter act_by variable_beside avoid_variable if_nothing days_left'.split(' '),
  },
  {
    told: ['readings', 'reading_gap', 'rebill', 'rebill_time', 'overpaid_estimate', 'send_reading', 'get_back'],
    wishes: 'rebill rebill_time overpaid_estimate pay_meanwhile'.split(' '),
  },
  {
    told: ['owed', 'balance', 'owe_first', 'may_block', 'debt_switch', 'balance_after', 'pay_older'],
    wishes: 'owe_first may_block balance_after pay_older'.split(' '),
  },
  {
    told: ['letter', 'ask_them', 'fob_off', 'take_further', 'complaint', 'check', 'whom'],
    wishes: 'ask_them fob_off take_further pay_meanwhile'.split(' '),
  },
  { told: ['supplier_failure', 'lose_fix', 'own_supplier', 'failing_soon'], wishes: ['lose_fix', 'own_supplier'] },
  {
    told: ['against_cap', 'on_cap', 'outside_cap', 'cap_change', 'fair', 'price_cap'],
    wishes: 'outside_cap cap_gap cap_change variable_beside variable_instead'.split(' '),
  },
  {
    told: ['ev_tariff', 'ev_miles', 'car_plan', 'car_leave', 'car_fee', 'heat_pump', 'heat_pump_cost', 'ev_use'],
    wishes: 'car_plan car_leave car_fee'.split(' '),
  },
  {
    told: ['pay_other', 'behind', 'debit_fit', 'bill_vs_payment', 'ways_to_pay', 'standard_credit', 'direct_debit'],
    wishes: ['pay_other', 'behind'],
  },
  { told: ['renew_early'], wishes: ['renew_early'] },
  { told: ['cooling_off', 'cooling_off_none', 'switch_back', 'go_back'], wishes: ['cooling_off'] },
]
/** How much likelier a wish is that goes on with the matter of the last answer. */
const GOES_ON = 4
/** After a whole comparison or a fee much else can follow. */
const MAY_GO_ON = 2

/** Whether the last answer was about the present deal, though its call is that of a general text. */
export function isOfMatter(state: AgentState): boolean {
  return MATTERS.some(({ told, calls }) => isTold(state, told, calls))
}

/** A talk mostly stays with its matter, so what goes on with it counts for more. */
export function weightAfter(label: string, state: AgentState): number {
  const [place, wish = ''] = label.split('.')
  if (place !== 'at_deal') return 1
  const fitting = MATTERS.filter(({ wishes }) => wishes.includes(wish))
  if (fitting.some(({ told }) => isTold(state, told))) return GOES_ON
  return fitting.some(({ told, calls }) => isTold(state, told, calls)) ? MAY_GO_ON : 1
}

function isTold({ topic }: AgentState, told: readonly unknown[], calls: readonly string[] = []): boolean {
  if (!topic) return false
  const named = ['asked', 'term', 'kind', 'premise'].some((key) => told.includes(topic.args[key]))
  // A line of the bill counts by its name only where nothing was asked more narrowly.
  const isLine = topic.args['asked'] === undefined && told.includes(topic.args['aspect'])
  return named || isLine || (calls.includes(topic.call) && topic.args['asked'] === undefined)
}
