import { sayDay } from '../calendar/say-day.ts'
import type { CapPlace, CapPrice } from './cap-in-force.ts'

/** The note required wherever a cap is used in place of a home's own prices. */
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
