import type { IsoDay } from '../calendar/iso-day.ts'
import { micro } from '../money/micro-pence.ts'
import type { RegionLetter } from '../place/region.ts'
import type { Fuel, PaymentMethod } from '../tariff/fuel.ts'
import type { Price } from '../tariff/price.ts'
import type { KnownFigures } from './known-figures.ts'
import type { Sourced } from './sourced.ts'
import { vatOn } from './vat.ts'

export type MeterKind = 'single' | 'day_night'
type Period = { from: IsoDay; to: IsoDay }
/** Pence a kWh and pence a day. */
type RateAndStanding = readonly [unit: string, standing: string]

/**
 * The cap of a period for a region, or of Great Britain on average, for one payment method and kind of meter. `pounds`:
 * the published figure for a year of typical use of both fuels.
 */
export type Cap = Period &
  Sourced & {
    region?: RegionLetter
    paymentMethod: PaymentMethod
    meter: MeterKind
    electricity: RateAndStanding
    gas?: RateAndStanding
    pounds?: number
  }
export type AverageCap = Omit<Cap, 'region'>
export type RegionalCap = Period &
  Sourced & { pence: Readonly<Record<RegionLetter, readonly [string, string, string, string]>> }

export type CapQuery = {
  figures: KnownFigures
  on: IsoDay
  fuel: Fuel
  /** Without a region: the average of Great Britain. */
  region?: RegionLetter | undefined
  paymentMethod: PaymentMethod
  meter?: MeterKind
}

/** A cap's rates as a price, with their source and end date. */
export type CapRates = Sourced &
  Period & {
    price: Price
    /** The published figure for a year of typical use of both fuels; of an average only. */
    typicalYearPounds?: number
  }

/** The cap in force on a day, or undefined if that cell is not known to us. Nothing is filled in from a neighbour. */
export function capRatesOn({
  figures,
  on,
  fuel,
  region,
  paymentMethod,
  meter = 'single',
}: CapQuery): CapRates | undefined {
  const cap = figures.caps.find(
    (each) =>
      each.from <= on &&
      on <= each.to &&
      each.region === region &&
      each.paymentMethod === paymentMethod &&
      each.meter === meter,
  )
  const rates = cap?.[fuel]
  if (!cap || !rates) return undefined
  const { from, to, source, confidence, pounds } = cap
  const [unit, standing] = rates
  const price: Price = {
    from,
    unitRates: { single: micro(unit) },
    standingMicroPencePerDay: micro(standing),
    includesVatBasisPoints: vatOn(figures.vatRates, fuel, from),
  }
  return { from, to, source, confidence, price, ...(pounds !== undefined && { typicalYearPounds: pounds }) }
}

/** The last day with a known cap. */
export function lastCapDay({ caps }: KnownFigures): IsoDay {
  return caps.reduce((last, { region, to }) => (region === undefined && to > last ? to : last), '')
}
