import type { Fuel, IsoDay, PaymentMethod, WhatIfName } from '@mowatt/tariffs'
import type { Period } from '../household.ts'

/** A supposition: what is taken to be otherwise, for this question only. Nothing of it is noted. */
export type Change =
  | { change: 'use'; fuel?: Fuel; percent?: number; kwh?: number }
  | { change: 'unit_rate' | 'standing_charge'; fuel?: Fuel; pence?: number; percent?: number }
  | { change: 'payment_method'; to: PaymentMethod }
  /** Without a day: on the first day on which leaving is free. */
  | { change: 'leave_on'; on?: IsoDay }
  /** Of each fuel, as bills print it. */
  | { change: 'exit_fee'; fuel?: Fuel; pounds: number }
  | { change: 'place'; postcode?: string; name?: string }
  | { change: 'without_fuel'; fuel: Fuel }
  | { change: 'miles'; miles: number; per: Period | 'day' }
  /** How far a car goes on a kWh. */
  | { change: 'miles_per_kwh'; miles: number }
  /** `cop`: how much heat it gives for its electricity. */
  | { change: 'heat_pump'; cop?: number }
  /** What is owed is paid off over so many months on top. */
  | { change: 'clear'; months: number }
  /** How much of the electricity is used at night. */
  | { change: 'night'; percent: number }
  | { change: 'people'; people: number }
  /** What a kWh is paid that panels send to the grid. */
  | { change: 'export'; pence: number }
  /** As on the page of half hours; without an amount, the usual one. */
  | { change: 'what_if'; what: WhatIfName; amount?: number }
