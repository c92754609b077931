import type { IsoDay } from '../calendar/iso-day.ts'
import type { RegionLetter } from '../place/region.ts'
import type { BasisPoints, Fuel, PaymentMethod } from './fuel.ts'
import type { Price } from './price.ts'

export const TARIFF_KINDS = ['fixed', 'variable', 'tracker'] as const
export type TariffKind = (typeof TARIFF_KINDS)[number]

export const TARIFF_FEATURES = ['green', 'ev', 'economy_7', 'day_night', 'prepay'] as const
export type TariffFeature = (typeof TARIFF_FEATURES)[number]

/** What a home must have to qualify. */
export const REQUIREMENTS = [
  'ev',
  'smart_meter',
  'two_rate_meter',
  'heat_pump',
  'online_account',
  'new_customer',
] as const
export type Requirement = (typeof REQUIREMENTS)[number]

/** One price of a tariff: for a fuel, a region and a way to pay, from a day on. */
export type TariffPrice = Price & {
  fuel: Fuel
  region: RegionLetter
  paymentMethod: PaymentMethod
}

/**
 * A discount. Only discounts for everybody, every year, count towards the ranked figure; the rest are listed beside it.
 */
export type TariffDiscount = {
  name: string
  appliesTo: Fuel | 'dual_fuel'
  counts: 'every_year' | 'listed_only'
} & ({ pencePerYear: number } | { basisPointsOffUnits: BasisPoints })

/** A supplier's offer. It has no field for what the supplier pays us, so that no comparison can use it. */
export type Tariff = {
  id: string
  supplier: string
  name: string
  kind: TariffKind
  features: readonly TariffFeature[]
  needs: readonly Requirement[]
  /** Of a fixed tariff: so many months from the start, or until a day. */
  term?: { months: number } | { until: IsoDay }
  /** The exit fee for each fuel of a fixed term. */
  exitFeePencePerFuel: number
  availableFrom: IsoDay
  availableTo?: IsoDay
  /** The variable tariff that the supplier's customers fall back to when a fixed term ends. */
  isStandardVariable: boolean
  discounts: readonly TariffDiscount[]
  /** Made up for the demonstration: it cannot be bought. */
  isSample: boolean
  /** The source of the figures. */
  source: string
  prices: readonly TariffPrice[]
}
