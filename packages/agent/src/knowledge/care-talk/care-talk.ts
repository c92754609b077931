import type { ToolCall } from '../../agent-reply.ts'
import { ACCUSED_TALK } from './accused-talk.ts'
import { DANGER_MATTERS } from '../matters/danger-matters.ts'
import { BOILER_TALK, ELECTRIC_TALK, TRIP_TALK } from './electric-talk.ts'
import { CO_TALK, GAS_TALK } from './gas-talk.ts'
import { ACTING_TALK, CUT_TALK, HEATING_TALK } from './home-talk.ts'
import { BAILIFF_TALK, DEBT_TALK, ILL_TALK } from './money-talk.ts'
import {
  EX_TALK,
  LOCKED_TALK,
  MOVED_TALK,
  OLD_DEBT_TALK,
  SHARE_TALK,
  SITE_TALK,
  TENANT_TALK,
} from './household-talk.ts'
import { OFF_TALK } from './off-talk.ts'
import { ABUSE_TALK, DOOR_TALK, HARM_TALK, LOSS_TALK } from './people-talk.ts'
import { SCAM_TALK } from './scam-talk.ts'
import { HELP_TALK } from './scheme-talk.ts'
import { COLD_TALK, ESTATE_TALK, REGISTER_TALK } from './standing-by-talk.ts'
import { WORRY_TALK } from './worry-talk.ts'

/** What can be said on in the midst of a danger or need, by what the message is about. */
export const CARE_TALK: Readonly<Record<string, string>> = {
  ...GAS_TALK,
  ...CO_TALK,
  ...ELECTRIC_TALK,
  ...TRIP_TALK,
  'boiler.unsafe': DANGER_MATTERS.unsafe_boiler.says,
  ...BOILER_TALK,
  ...HARM_TALK,
  ...ABUSE_TALK,
  ...LOSS_TALK,
  ...DOOR_TALK,
  ...OFF_TALK,
  ...ILL_TALK,
  ...DEBT_TALK,
  ...BAILIFF_TALK,
  ...CUT_TALK,
  ...HEATING_TALK,
  ...ACTING_TALK,
  ...ACCUSED_TALK,
  ...WORRY_TALK,
  ...HELP_TALK,
  ...SCAM_TALK,
  ...EX_TALK,
  ...SHARE_TALK,
  ...SITE_TALK,
  ...MOVED_TALK,
  ...TENANT_TALK,
  ...LOCKED_TALK,
  ...OLD_DEBT_TALK,
  ...REGISTER_TALK,
  ...ESTATE_TALK,
  ...COLD_TALK,
}

/** The danger or need that an answer belongs to, and so what stays on the table. */
export const CARE_TOPICS: Readonly<Record<string, ToolCall>> = {
  gas: { name: 'help_route', args: { kind: 'gas_leak' } },
  co: { name: 'help_route', args: { kind: 'carbon_monoxide' } },
  electric: { name: 'help_route', args: { kind: 'electric_danger' } },
  trip: { name: 'explain_term', args: { term: 'trip_switch' } },
  boiler: { name: 'explain_term', args: { term: 'unsafe_boiler' } },
  harm: { name: 'help_route', args: { kind: 'self_harm' } },
  abuse: { name: 'help_route', args: { kind: 'abuse' } },
  loss: { name: 'help_route', args: { kind: 'bereavement' } },
  door: { name: 'explain_term', args: { term: 'doorstep' } },
  off: { name: 'help_route', args: { kind: 'disconnection' } },
  ill: { name: 'help_route', args: { kind: 'medical' } },
  debt: { name: 'help_route', args: { kind: 'debt' } },
  cut: { name: 'help_route', args: { kind: 'power_cut' } },
  heating: { name: 'help_route', args: { kind: 'broken_heating' } },
  acting: { name: 'help_route', args: { kind: 'acting_for' } },
  accused: { name: 'explain_term', args: { term: 'accused_theft' } },
  bailiff: { name: 'explain_term', args: { term: 'bailiffs' } },
  help: { name: 'explain_term', args: { term: 'help_schemes' } },
  ex: { name: 'explain_term', args: { term: 'ex_left' } },
  share: { name: 'explain_term', args: { term: 'house_share' } },
  site: { name: 'explain_term', args: { term: 'resold_energy' } },
  moved: { name: 'explain_term', args: { term: 'erroneous_transfer' } },
  tenant: { name: 'help_route', args: { kind: 'landlord' } },
  old: { name: 'explain_term', args: { term: 'not_my_debt' } },
  scam: { name: 'help_route', args: { kind: 'scam' } },
  locked: { name: 'explain_term', args: { term: 'meter_locked' } },
}

/** Helps in whose midst the same is asked. */
const LIKE: Readonly<Record<string, string>> = {
  no_supply: 'off',
  gas_off: 'off',
  top_up_trouble: 'off',
  meter_message: 'off',
  forced_prepay: 'bailiff',
  warrant_letter: 'bailiff',
  baby_warmth: 'ill',
  baby_help: 'ill',
  hide_address: 'abuse',
  cold_person: 'debt',
  debt_collectors: 'bailiff',
  income_lost: 'debt',
  behind_months: 'debt',
  debt_deadline: 'debt',
  clear_debt: 'debt',
  ignore_bill: 'debt',
  payment_plan: 'debt',
  who_helps: 'debt',
  mental_health: 'debt',
  food_or_heat: 'debt',
  write_off: 'debt',
  debt_credit: 'debt',
  cut_off_who: 'debt',
  meter_debt_own: 'debt',
  meter_takes_money: 'debt',
  heat_after_meter: 'heating',
  priority_register: 'ill',
  register_what: 'ill',
  relative_bills: 'acting',
  after_death: 'loss',
  executor: 'loss',
  power_cut_more: 'cut',
  fake_message: 'scam',
  gave_details: 'scam',
  cold_call: 'scam',
  ofgem_caller: 'scam',
  refund_call: 'scam',
  fake_site: 'scam',
  uneasy: 'scam',
  housemate_unpaid: 'share',
  joint_account: 'share',
  pay_late: 'debt',
  landlord_resale: 'site',
  landlord_no_bill: 'site',
  landlord_agree: 'tenant',
  landlord_owns_meter: 'tenant',
  agent_supplier: 'tenant',
  key_debt: 'old',
  landlord_repair: 'heating',
  landlord_heating_off: 'heating',
  emergency_heating: 'heating',
  boiler_who_pays: 'heating',
  rts_meter: 'heating',
  warm_home_discount: 'help',
  whd_who: 'help',
  whd_amount: 'help',
  whd_switch: 'help',
  winter_fuel_payment: 'help',
  winter_fuel_more: 'help',
  cold_payment: 'help',
  council_fund: 'help',
  pension_credit: 'help',
  hardship_fund: 'help',
  benefits_fund: 'help',
  new_on_benefits: 'help',
  universal_credit: 'help',
  no_new_rebate: 'help',
  over_80: 'help',
  social_tariff: 'help',
  fuel_poverty: 'help',
}

/** Which danger or need is talked of, by its topic. */
export function careOf(topic: { call: string; args: Record<string, unknown> } | undefined): string | undefined {
  if (!topic) return undefined
  const key = String(topic.args['kind'] ?? topic.args['term'])
  const found = Object.entries(CARE_TOPICS).find(
    ([, { name, args }]) => name === topic.call && Object.values(args).includes(key),
  )
  return found?.[0] ?? LIKE[key]
}
