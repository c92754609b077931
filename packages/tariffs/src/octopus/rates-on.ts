import type { IsoDay } from '../calendar/iso-day.ts'
import type { PaymentMethod } from '../tariff/fuel.ts'
import type { OctopusRate } from './octopus-shapes.ts'

export const BEGINNING: IsoDay = '2000-01-01'
const EVERYONE_ELSE = 'NON_DIRECT_DEBIT'

/** Our payment methods, and their names in the lists. */
export function waysToPay(isPrepay: boolean): readonly (readonly [PaymentMethod, OctopusRate['payment']])[] {
  return isPrepay
    ? [['prepayment', EVERYONE_ELSE]]
    : [
        ['direct_debit', 'DIRECT_DEBIT'],
        ['standard_credit', EVERYONE_ELSE],
      ]
}

/**
 * The row for this payment method, or the one for all. Both rows of a period apply at the same time; only one may be
 * used.
 */
export function rateOn(
  rates: readonly OctopusRate[],
  payment: OctopusRate['payment'],
  day: IsoDay,
): number | undefined {
  const holds = rates.filter(({ from, to }) => (from?.day ?? BEGINNING) <= day && (to === undefined || day < to.day))
  return (holds.find((rate) => rate.payment === payment) ?? holds.find((rate) => rate.payment === undefined))?.rate
}

/** Two prices of one day. A product that was launched in the middle of a day has one from then on. */
export function changesWithinADay(rates: readonly OctopusRate[]): boolean {
  const begun = new Map<string, number>()
  return rates.some(({ from, payment }) => {
    if (from === undefined) return false
    const day = `${from.day} ${payment}`
    const earlier = begun.get(day) ?? from.minutes
    begun.set(day, from.minutes)
    return earlier !== from.minutes
  })
}
