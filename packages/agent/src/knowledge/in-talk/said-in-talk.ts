import type { AgentState } from '../../agent-state.ts'
import type { World } from '../../world.ts'
import { OF_GAS_AND_SOLAR } from './of-gas-and-solar.ts'
import { OF_METERS } from './of-meters.ts'
import { OF_MOVING } from './of-moving.ts'
import { OF_NIGHTS_AND_CARS } from './of-nights-and-cars.ts'
import { OF_PAYING } from './of-paying.ts'
import { OF_PRICES } from './of-prices.ts'
import { OF_SWITCHING } from './of-switching.ts'

/** What a figure in the message, or the cap of today, makes of an answer; undefined where it says nothing. */
export type SaidByFigure = (said: { plain: string; state: AgentState; world: World }) => string | undefined
export type SaidInTalk = string | SaidByFigure

/** What people add or ask in the middle of a subject, and what is said to it: none of it means anything alone. */
const SAID: Readonly<Record<string, SaidInTalk>> = {
  ...OF_GAS_AND_SOLAR,
  ...OF_METERS,
  ...OF_MOVING,
  ...OF_NIGHTS_AND_CARS,
  ...OF_PAYING,
  ...OF_PRICES,
  ...OF_SWITCHING,
}

export const IN_TALK = 'said.'

/** The answer to a label of the sayings such as `said.no_heaters`. */
export function saidInTalk(label: string): SaidInTalk | undefined {
  const name = label.startsWith(IN_TALK) ? label.slice(IN_TALK.length) : undefined
  return name !== undefined && Object.hasOwn(SAID, name) ? SAID[name] : undefined
}

/** Wishes that mean something else after one subject than they do elsewhere. */
const AFTER: readonly { wish: string; topics: readonly string[]; label: string }[] = [
  { wish: 'term_smart_need_reading', topics: ['smart_meter_silent', 'smart_meter_blocks'], label: 'said.silent_send' },
  { wish: 'kind.need', topics: ['smart_meter_silent', 'smart_meter_blocks'], label: 'said.silent_send' },
  { wish: 'kind.how', topics: ['deemed_contract'], label: 'said.deemed_leave' },
  { wish: 'term_switch_after_move', topics: ['find_supplier'], label: 'said.may_choose' },
  { wish: 'loyalty', topics: ['find_supplier', 'deemed_contract', 'occupier_letter'], label: 'said.may_choose' },
  { wish: 'kind.worth', topics: ['dual_fuel', 'switch_one_fuel', 'two_suppliers'], label: 'said.split_worth' },
  { wish: 'term_switch_gift', topics: ['dual_fuel', 'switch_one_fuel'], label: 'said.split_worth' },
  { wish: 'term_why_switch', topics: ['dual_fuel', 'switch_one_fuel'], label: 'said.split_worth' },
  { wish: 'term_meter_light', topics: ['display_lights', 'in_home_display'], label: 'said.display_red' },
  {
    wish: 'term_kwh_cheap_times',
    topics: ['economy_7', 'storage_heaters', 'economy_7_fit'],
    label: 'said.leave_or_not',
  },
]

/** The label that is meant after this subject. */
export function labelAfter(wish: string, topic: string): string {
  return AFTER.find((each) => each.wish === wish && each.topics.includes(topic))?.label ?? wish
}
