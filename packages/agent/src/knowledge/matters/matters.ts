import { BILL_MATTERS } from './bill-matters.ts'
import { RARE_MATTERS } from './rare-matters.ts'
import { HOME_MATTERS } from './home-matters.ts'
import type { Matter } from './matter.ts'
import { METER_MATTERS } from './meter-matters.ts'
import { MO_MATTERS } from './mo-matters.ts'
import { MONEY_MATTERS } from './money-matters.ts'
import { NEXT_MATTERS } from './next-matters.ts'
import { POWER_MATTERS } from './power-matters.ts'
import { SWITCH_MATTERS } from './switch-matters.ts'
import { TARIFF_MATTERS } from './tariff-matters.ts'

/** All matters of energy that a term of the trade does not cover. */
export const ENERGY_MATTERS = {
  ...BILL_MATTERS,
  ...METER_MATTERS,
  ...TARIFF_MATTERS,
  ...MONEY_MATTERS,
  ...HOME_MATTERS,
  ...POWER_MATTERS,
  ...SWITCH_MATTERS,
  ...NEXT_MATTERS,
  ...RARE_MATTERS,
}

export type EnergyMatter = keyof typeof ENERGY_MATTERS
export type MoMatter = keyof typeof MO_MATTERS

export const ENERGY_ANSWERS = answersOf<EnergyMatter>(ENERGY_MATTERS)
export const MO_ANSWERS = answersOf<MoMatter>(MO_MATTERS)

function answersOf<Key extends string>(matters: Readonly<Record<Key, Matter>>): Readonly<Record<Key, string>> {
  return Object.fromEntries(Object.entries<Matter>(matters).map(([key, { says }]) => [key, says])) as Record<
    Key,
    string
  >
}
