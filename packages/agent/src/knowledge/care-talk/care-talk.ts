import type { ToolCall } from '../../agent-reply.ts'
import { ACCUSED_TALK } from './accused-talk.ts'
import { DANGER_MATTERS } from '../matters/danger-matters.ts'
import { BOILER_TALK, ELECTRIC_TALK, TRIP_TALK } from './electric-talk.ts'
import { CO_TALK, GAS_TALK } from './gas-talk.ts'
import { ACTING_TALK, CUT_TALK, HEATING_TALK } from './home-talk.ts'
import { BAILIFF_TALK, DEBT_TALK, ILL_TALK } from './money-talk.ts'
import { OFF_TALK } from './off-talk.ts'
import { ABUSE_TALK, DOOR_TALK, HARM_TALK, LOSS_TALK } from './people-talk.ts'

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
