import type { Fuel, IsoDay, PaymentMethod, RegionLetter } from '@mowatt/tariffs'

export type Heating = 'gas' | 'electric_heaters' | 'heat_pump' | 'other'
export type Period = 'week' | 'month' | 'quarter' | 'year'

/** A unit rate and a standing charge as the user stated them, in pence. */
export type StatedRates = { unitPence?: number; nightPence?: number; standingPence?: number }

/** What a user has stated about a home. Everything else is absent. */
export type Household = {
  postcode?: string
  mpan?: string
  /** Chosen by the user if the postcode leaves more than one. */
  region?: RegionLetter
  /** A town that is in more than one price region. */
  near?: string
  paymentMethod?: PaymentMethod
  supplier?: string
  tariffName?: string
  fuels?: 'both' | Fuel
  kwh?: { electricity?: number; gas?: number }
  /** The share of electricity used at night. */
  nightPercent?: number
  /** The balance of their account with the supplier: positive is credit, negative is debt. */
  balancePence?: number
  spend?: { pence: number; period: Period; fuels: 'both' | Fuel }
  rates?: { electricity?: StatedRates; gas?: StatedRates }
  /** The user agreed to a typical home's usage. */
  isTypical?: boolean
  people?: number
  bedrooms?: number
  heating?: Heating
  hasEv?: boolean
  hasSmartMeter?: boolean
  meter?: 'single' | 'day_night'
  deal?: 'fixed' | 'variable' | 'unknown'
  endsOn?: IsoDay
  /** They named the month alone. */
  isEndMonth?: boolean
  exitFeePence?: number
  /** The only fuel with that fee, if they said so. */
  exitFeeOn?: Fuel
  /** The user was asked, and does not know. */
  isEndUnknown?: boolean
  isFeeUnknown?: boolean
  isNightUnknown?: boolean
}

export type Filters = {
  green?: boolean
  kind?: 'fixed' | 'variable' | 'tracker'
  noExitFee?: boolean
  paymentMethod?: PaymentMethod
  supplier?: string
  /** The length of the term. */
  months?: number
  sort?: 'cost' | 'saving' | 'exit_fee' | 'length'
}

/** Whose home it is. */
export type Subject = 'own' | 'other'
