import {
  type CapPlace,
  capPrice,
  type CapPrice,
  type Fuel,
  microOfPence,
  type Price,
  sayDay,
  vatOn,
  vatRates,
} from '@mowatt/tariffs'
import type { StatedRates } from '@mowatt/text/household'

/** What must be said of a cap wherever it stands for what a home pays. */
export function sayCapInUse(
  { isAverage, isStandIn, isEarlier, to }: CapPrice,
  { region, paymentMethod }: CapPlace,
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
export function statedPrice(fuel: Fuel, stated: StatedRates, place: CapPlace): Price | undefined {
  const cap = capPrice(fuel, place)?.price
  const [unit, night, own] = [stated.unitPence, stated.nightPence, stated.standingPence].map((pence) =>
    pence === undefined ? undefined : microOfPence(pence),
  )
  if (unit === undefined) return undefined
  const standing = own ?? cap?.standingMicroPencePerDay
  if (standing === undefined) return undefined
  return {
    from: place.on,
    unitRates: night === undefined ? { single: unit } : { day: unit, night },
    standingMicroPencePerDay: standing,
    includesVatBasisPoints: vatOn(vatRates, fuel, place.on),
  }
}
