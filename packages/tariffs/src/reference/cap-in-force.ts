import type { IsoDay } from '../calendar/iso-day.ts'
import type { RegionLetter } from '../place/region.ts'
import type { Fuel, PaymentMethod } from '../tariff/fuel.ts'
import type { Price } from '../tariff/price.ts'
import type { KnownFigures } from './known-figures.ts'
import { capRatesOn, lastCapDay } from './price-cap.ts'

export type CapPlace = {
  figures: KnownFigures
  on: IsoDay
  region: RegionLetter | undefined
  paymentMethod: PaymentMethod
}
export type CapPrice = {
  price: Price
  isAverage: boolean /** By Direct Debit, since the cap for this payment method is not known to us. */
  isStandIn: boolean
  /** From earlier days: today's aren't known to us. */
  isEarlier: boolean
  from: IsoDay
  to: IsoDay
}

/**
 * The cap in force: of the region where we know it, else the average; by Direct Debit if the payment method is unknown.
 * Until the next cap is known the last one is used, so that no advice changes only because a quarter ended.
 */
export function capPrice(fuel: Fuel, { figures, on: today, region, paymentMethod }: CapPlace): CapPrice | undefined {
  const lastDay = lastCapDay(figures)
  const isEarlier = today > lastDay
  const on = isEarlier ? lastDay : today
  const regional = region && capRatesOn({ figures, on, fuel, region, paymentMethod })
  const average = capRatesOn({ figures, on, fuel, paymentMethod })
  const byDirectDebit = capRatesOn({ figures, on, fuel, paymentMethod: 'direct_debit' })
  const found = regional ?? average ?? byDirectDebit
  if (!found) return undefined
  const { price, from, to } = found
  return {
    price,
    from,
    to,
    isAverage: !regional,
    isStandIn: paymentMethod !== 'direct_debit' && !regional && !average,
    isEarlier,
  }
}
