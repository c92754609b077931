import type { Value } from '@mowatt/text/values/value'
import type { Fuel, IsoDay, PaymentMethod, RegionLetter } from '@mowatt/tariffs'

export type FactId = string

/** A value in the types of words, bills and tariffs. */
export type FactValue = Value

export type RecordKind = 'waitlist' | 'switch' | 'reminder' | 'calendar' | 'agreed' | 'home'
export type WorkingArgs = Readonly<Record<string, unknown>>

/** How many of a stored unit make one as people say it: in pounds, pence, kWh and percent. */
export const AS_SAID: Readonly<Partial<Record<FactValue['unit'], number>>> = {
  pence: 100,
  micropence_per_kwh: 1_000_000,
  micropence_per_day: 1_000_000,
  watt_hours: 1000,
  basis_points: 100,
}

export type OfTariff = {
  fuel?: Fuel | undefined
  region?: RegionLetter | undefined
  paymentMethod?: PaymentMethod | undefined
}

/** Where a value comes from. Every chain ends outside Mo: our own sentences are never evidence. */
export type Provenance =
  | { from: 'bill'; billId: string; path: string }
  | ({ from: 'tariff'; tariffId: string; field: string } & OfTariff)
  | {
      from: 'cap'
      fuel: Fuel
      field: 'unit_rate' | 'standing_charge'
      region?: RegionLetter | undefined
      paymentMethod: PaymentMethod
      periodFrom: IsoDay
    }
  /** A dated value of our reference tables, such as a VAT rate or a typical year's usage. */
  | { from: 'reference'; id: string; source: string }
  | { from: 'topic'; topicId: string; figure: string }
  /** The user's own words: which of their messages in this conversation, counted from one, and the words. */
  | { from: 'told'; message: number; words: string }
  /** Our own records about this user: a place in the queue, a switch, a reminder, the agreed deal. */
  | { from: 'record'; record: RecordKind; field: string }
  /** Calculated from other facts by a named formula, which can be repeated. */
  | { from: 'worked'; by: string; of: readonly FactId[]; args?: WorkingArgs }

/** One value that Mo may state. `text` is its formatted form, such as "£123.45" or "4 December 2026". */
export type Fact = { id: FactId; value: FactValue; text: string; provenance: Provenance }
