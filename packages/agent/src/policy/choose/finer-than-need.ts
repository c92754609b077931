import { FINE_MATTERS } from '../../knowledge/matters/matters.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import type { Normalised } from '../../understand/words/normalise.ts'

/** Answers that meet a need more closely than its general help does. Each names who helps. */
const FINER: ReadonlySet<string> = new Set([
  ...FINE_MATTERS,
  'not_my_debt',
  'debt_recent',
  'debt_collectors',
  'debt_solutions',
  'payment_plan',
  'debt_credit',
  'fuel_direct',
  'emergency_credit',
  'key_debt',
  'meter_takes_money',
  'pay_late',
  'remote_prepay',
  'rts_meter',
  'whd_switch',
  'whd_who',
  'after_death',
  'warm_home_discount',
  'winter_fuel_payment',
  'universal_credit',
  'doorstep',
  'no_supplier_cut',
  'mis_sold',
  'landlord_liable',
  'credit_check',
  'emergency_heating',
  'still_charged',
  'supplier_failure',
  'leave_prepayment',
  'bank_details',
  'meter_visit',
  'tampering',
  'flicker',
  'compensation',
  'name_on_bill',
  'turn_off_gas',
  'meter_light',
  'switch_complaint',
])
const OF_NEED: readonly string[] = [
  'power_cut',
  'debt',
  'debt_switch',
  'medical',
  'disconnection',
  'scam',
  'acting_for',
  'bereavement',
  'no_supply',
  'broken_heating',
  'complaint',
]

/** Whether the words ask for something that the general help for the need would pass by. */
export function isFiner(need: string, { args }: Intent, score: number, needScore: number): boolean {
  const key = args?.['term'] ?? args?.['topic']
  return OF_NEED.includes(need) && typeof key === 'string' && FINER.has(key) && score >= needScore
}

const SURELY = 0.7

/** An answer that all the words together ask for, though single ones tell of a need: a contract signed at the door, by somebody ill. */
export function surelyFiner(need: string, said: Normalised): Intent | undefined {
  const chances = learntChances('wishes', said)
  return INTENTS.find((intent) => (chances.get(intent.name) ?? 0) >= SURELY && isFiner(need, intent, 1, 0))
}
