import type { IsoDay } from '../calendar/iso-day.ts'
import { averageCaps } from '../data/average-caps.ts'
import { regionalCaps } from '../data/regional-caps.ts'
import { vatRates } from '../data/vat-rates.ts'
import { micro } from '../money/micro-pence.ts'
import type { RegionLetter } from '../place/region.ts'
import type { Fuel, PaymentMethod } from '../tariff/fuel.ts'
import type { Price } from '../tariff/price.ts'
import type { Sourced } from './sourced.ts'
import { vatOn } from './vat.ts'

export type MeterKind = 'single' | 'day_night'
type Period = { from: IsoDay; to: IsoDay }
/** Pence a kWh and pence a day. */
type RateAndStanding = readonly [unit: string, standing: string]

export type AverageCap = Period &
  Sourced & {
    paymentMethod: PaymentMethod
    meter: MeterKind
    electricity: RateAndStanding
    gas?: RateAndStanding
    pounds?: number
  }
export type RegionalCap = Period &
  Sourced & { pence: Readonly<Record<RegionLetter, readonly [string, string, string, string]>> }

export type CapQuery = {
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
export function capRatesOn({ on, fuel, region, paymentMethod, meter = 'single' }: CapQuery): CapRates | undefined {
  const holds = ({ from, to }: Period) => from <= on && on <= to
  if (region === undefined) {
    const cap = averageCaps.find((each) => holds(each) && each.paymentMethod === paymentMethod && each.meter === meter)
    const rates = cap?.[fuel]
    if (!cap || !rates) return undefined
    return { ...capRates(cap, fuel, rates), ...(cap.pounds !== undefined && { typicalYearPounds: cap.pounds }) }
  }
  if (paymentMethod !== 'direct_debit' || meter !== 'single') return undefined
  const cap = regionalCaps.find(holds)
  if (!cap) return undefined
  const [electricityUnit, electricityStanding, gasUnit, gasStanding] = cap.pence[region]
  return capRates(cap, fuel, fuel === 'gas' ? [gasUnit, gasStanding] : [electricityUnit, electricityStanding])
}

/** The last day with a known cap. */
export const LAST_CAP_DAY: IsoDay = averageCaps.reduce((last, { to }) => (to > last ? to : last), '')

function capRates({ from, to, source, confidence }: Period & Sourced, fuel: Fuel, rates: RateAndStanding): CapRates {
  const [unit, standing] = rates
  const price: Price = {
    from,
    unitRates: { single: micro(unit) },
    standingMicroPencePerDay: micro(standing),
    includesVatBasisPoints: vatOn(vatRates, fuel, from),
  }
  return { from, to, source, confidence, price }
}
