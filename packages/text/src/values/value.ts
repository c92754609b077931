import type { Fuel, IsoDay } from '@mowatt/tariffs'
import type { Period } from '../find/fuel-and-period.ts'

/**
 * Figures are exact: money in pence, prices in millionths of a penny, energy in watt-hours, shares in basis points, and
 * factors such as a calorific value in millionths.
 */
export type Value =
  /** Round figures are shown without pennies. */
  | { unit: 'pence'; amount: number; isRound?: true }
  | { unit: 'micropence_per_kwh' | 'micropence_per_day'; amount: number }
  | { unit: 'watt_hours'; amount: number }
  | { unit: 'basis_points'; amount: number }
  | { unit: 'millionths'; amount: number }
  | { unit: 'count' | 'days' | 'weeks' | 'months' | 'years' | 'hours' | 'minutes'; amount: number }
  | { unit: 'miles' | 'watts' | 'meter_units'; amount: number }
  | { unit: 'day'; day: IsoDay }
  | { unit: 'name'; name: string }

/** One figure, date or name as the user said it, for calculations on what they say. */
export type ToldValue = {
  value: Value
  words: string
  fuel?: Fuel
  per?: Period
  /** Of two rates, the one by day or the one at night. */
  time?: 'day' | 'night'
}
