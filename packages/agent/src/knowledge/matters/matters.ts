import { AHEAD_MATTERS } from './ahead-matters.ts'
import { AROUND_MATTERS } from './around-matters.ts'
import { BILL_MATTERS } from './bill-matters.ts'
import { CARE_MATTERS } from './care-matters.ts'
import { CHANGE_MATTERS } from './change-matters.ts'
import { DANGER_MATTERS } from './danger-matters.ts'
import { DEAL_MATTERS } from './deal-matters.ts'
import { DISPUTE_MATTERS } from './dispute-matters.ts'
import { EVERYDAY_BILL_MATTERS } from './everyday-bill-matters.ts'
import { EVERYDAY_LIFE_MATTERS } from './everyday-life-matters.ts'
import { EVERYDAY_SECOND_MATTERS, MO_EVERYDAY_SECOND_MATTERS } from './everyday-second-matters.ts'
import { HARDSHIP_MATTERS } from './hardship-matters.ts'
import { RARE_MATTERS } from './rare-matters.ts'
import { HELPING_MATTERS, MO_HELPING_MATTERS } from './helping-matters.ts'
import { HOME_MATTERS } from './home-matters.ts'
import type { Matter } from './matter.ts'
import { METER_MATTERS } from './meter-matters.ts'
import { MO_MATTERS } from './mo-matters.ts'
import { MO_MORE_MATTERS } from './mo-more-matters.ts'
import { MONEY_MATTERS } from './money-matters.ts'
import { NEXT_MATTERS } from './next-matters.ts'
import { NEED_MATTERS } from './need-matters.ts'
import { OUTER_BILL_MATTERS } from './outer-bill-matters.ts'
import { OUTER_CARE_MATTERS } from './outer-care-matters.ts'
import { OUTER_MARKET_MATTERS } from './outer-market-matters.ts'
import { OUTER_METER_MATTERS } from './outer-meter-matters.ts'
import { PAYING_MATTERS } from './paying-matters.ts'
import { PLACE_MATTERS } from './place-matters.ts'
import { PLIGHT_MATTERS } from './plight-matters.ts'
import { POWER_MATTERS } from './power-matters.ts'
import { PREPAY_MATTERS } from './prepay-matters.ts'
import { PRICE_MATTERS } from './price-matters.ts'
import { RENTING_MATTERS } from './renting-matters.ts'
import { MO_SECOND_MATTERS, SECOND_MATTERS } from './second-matters.ts'
import { SELDOM_MATTERS } from './seldom-matters.ts'
import { SMART_MATTERS } from './smart-matters.ts'
import { STATEMENT_MATTERS } from './statement-matters.ts'
import { SUPPLY_MATTERS } from './supply-matters.ts'
import { SWITCH_MATTERS } from './switch-matters.ts'
import { TARIFF_MATTERS } from './tariff-matters.ts'

/** All matters of energy that a term of the trade does not cover. */
export const ENERGY_MATTERS = {
  ...BILL_MATTERS,
  ...STATEMENT_MATTERS,
  ...PAYING_MATTERS,
  ...METER_MATTERS,
  ...SMART_MATTERS,
  ...TARIFF_MATTERS,
  ...DEAL_MATTERS,
  ...PRICE_MATTERS,
  ...MONEY_MATTERS,
  ...PREPAY_MATTERS,
  ...HARDSHIP_MATTERS,
  ...CARE_MATTERS,
  ...HOME_MATTERS,
  ...RENTING_MATTERS,
  ...POWER_MATTERS,
  ...SWITCH_MATTERS,
  ...CHANGE_MATTERS,
  ...DISPUTE_MATTERS,
  ...PLACE_MATTERS,
  ...OUTER_BILL_MATTERS,
  ...OUTER_CARE_MATTERS,
  ...OUTER_MARKET_MATTERS,
  ...OUTER_METER_MATTERS,
  ...EVERYDAY_BILL_MATTERS,
  ...EVERYDAY_LIFE_MATTERS,
  ...SELDOM_MATTERS,
  ...NEXT_MATTERS,
  ...RARE_MATTERS,
  ...DANGER_MATTERS,
  ...SECOND_MATTERS,
  ...EVERYDAY_SECOND_MATTERS,
  ...PLIGHT_MATTERS,
  ...SUPPLY_MATTERS,
  ...AHEAD_MATTERS,
  ...AROUND_MATTERS,
  ...NEED_MATTERS,
  ...HELPING_MATTERS,
}

/** All matters of Mo and Mowatt. */
export const OWN_MATTERS = {
  ...MO_MATTERS,
  ...MO_MORE_MATTERS,
  ...MO_SECOND_MATTERS,
  ...MO_EVERYDAY_SECOND_MATTERS,
  ...MO_HELPING_MATTERS,
}

export type EnergyMatter = keyof typeof ENERGY_MATTERS
export type MoMatter = keyof typeof OWN_MATTERS

export const ENERGY_ANSWERS = answersOf<EnergyMatter>(ENERGY_MATTERS)
export const MO_ANSWERS = answersOf<MoMatter>(OWN_MATTERS)

/** Matters that meet a need more closely than the general help does. */
export const FINE_MATTERS: ReadonlySet<string> = new Set(
  Object.entries<Matter>(ENERGY_MATTERS).flatMap(([key, { isFine }]) => (isFine ? [key] : [])),
)

/** What is said to who asks for the same matter again, by its key. */
export const SAID_AGAIN: ReadonlyMap<string, string> = new Map(
  Object.entries<Matter>({ ...ENERGY_MATTERS, ...OWN_MATTERS }).flatMap(([key, { again }]) =>
    again === undefined ? [] : [[key, again] as const],
  ),
)

const CLEAR_WEIGHT = 1.3

/** The intents of matters whose words are clear by themselves. */
export const CLEAR_MATTERS: ReadonlySet<string> = new Set(
  Object.entries<Matter>(ENERGY_MATTERS).flatMap(([key, { cue, weight = 0 }]) =>
    cue && weight >= CLEAR_WEIGHT ? [`term_${key}`] : [],
  ),
)

function answersOf<Key extends string>(matters: Readonly<Record<Key, Matter>>): Readonly<Record<Key, string>> {
  return Object.fromEntries(Object.entries<Matter>(matters).map(([key, { says }]) => [key, says])) as Record<
    Key,
    string
  >
}
