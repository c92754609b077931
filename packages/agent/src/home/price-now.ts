import {
  capRatesOn,
  type Fuel,
  type IsoDay,
  LAST_CAP_DAY,
  microPenceOf,
  type PaymentMethod,
  type Price,
  type RegionLetter,
  sayDay,
  vatOn,
  vatRates,
} from '@mowatt/tariffs'
import type { StatedRates } from '@mowatt/text/household'

export type Place = { on: IsoDay; region: RegionLetter | undefined; paymentMethod: PaymentMethod }
export type CapPrice = {
  price: Price
  isAverage: boolean /** By Direct Debit, since the cap for this way to pay is not known to us. */
  isStandIn: boolean
  /** Of days before: those of today aren't known to us. */
  isEarlier: boolean
  from: IsoDay
  to: IsoDay
}

/**
 * The cap in force: of the region where we know it, else the average; by Direct Debit where no other is known. Until the
 * next one is known the last one stands in, so that no advice changes only because a quarter ended.
 */
export function capPrice(fuel: Fuel, { on: today, region, paymentMethod }: Place): CapPrice | undefined {
  const isEarlier = today > LAST_CAP_DAY
  const on = isEarlier ? LAST_CAP_DAY : today
  const regional = region && capRatesOn({ on, fuel, region, paymentMethod })
  const average = capRatesOn({ on, fuel, paymentMethod })
  const byDirectDebit = capRatesOn({ on, fuel, paymentMethod: 'direct_debit' })
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

/** What must be said of a cap wherever it stands for what a home pays. */
export function sayCapInUse(
  { isAverage, isStandIn, isEarlier, to }: CapPrice,
  { region, paymentMethod }: Place,
): string[] {
  return [
    ...(isEarlier ? [`I don’t know the price cap after ${sayDay(to)} yet, so I’ve used the one before.`] : []),
    ...(isAverage && region
      ? ['I don’t know the price cap for your region this quarter, so I’ve used the average.']
      : []),
    ...(isStandIn && paymentMethod === 'standard_credit'
      ? [
          'You pay when the bill arrives. The price cap for paying that way is higher than the Direct Debit cap, but I only have figures for Direct Debit. So you’ll pay at least what I’ve worked out.',
        ]
      : []),
    ...(isStandIn && paymentMethod === 'prepayment'
      ? [
          'You’re on a prepayment meter. The prepayment cap is lower than the Direct Debit cap, but I only have figures for Direct Debit. So you won’t pay more than I’ve worked out.',
        ]
      : []),
  ]
}

/** The rates that somebody told us; what they left out is the cap's. People read rates with VAT. */
export function statedPrice(fuel: Fuel, stated: StatedRates, place: Place): Price | undefined {
  const cap = capPrice(fuel, place)?.price
  const unit = micro(stated.unitPence)
  const night = micro(stated.nightPence)
  if (unit === undefined) return undefined
  const standing = micro(stated.standingPence) ?? cap?.standingMicroPencePerDay
  if (standing === undefined) return undefined
  return {
    from: place.on,
    unitRates: night === undefined ? { single: unit } : { day: unit, night },
    standingMicroPencePerDay: standing,
    includesVatBasisPoints: vatOn(vatRates, fuel, place.on),
  }
}

function micro(pence: number | undefined): number | undefined {
  return pence === undefined ? undefined : microPenceOf(pence.toFixed(6))
}
