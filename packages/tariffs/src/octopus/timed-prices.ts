import { type IsoDay, isoDayOf } from '../calendar/iso-day.ts'
import { type HalfHour, localOf, SLOTS_PER_DAY } from '../calendar/london-half-hour.ts'
import type { AnyRates } from '../tariff/price.ts'
import type { TariffPrice } from '../tariff/tariff.ts'
import { type OctopusRate, type OctopusTariffCode, readOctopusRates } from './octopus-shapes.ts'
import { rateOn, waysToPay } from './rates-on.ts'
import { calendarIn, timedList } from './timed-rates.ts'
import type { OctopusRateLists } from './translate-octopus.ts'

// A whole day is needed to tell a list of half hours from a single price that started at an unusual hour.
const FEWEST = SLOTS_PER_DAY

/** The prices of a tariff that changes within a day; undefined for one that does not, or that can't be read. */
export function timedPricesOf(
  tariff: OctopusTariffCode,
  lists: OctopusRateLists | undefined,
  isPrepay: boolean,
): TariffPrice[] | undefined {
  const { fuel, region, registers } = tariff
  if (!lists?.unit || registers !== 'single' || fuel !== 'electricity') return undefined
  const standing = readOctopusRates(lists.standing)
  const unit = lists.unit
  const prices = waysToPay(isPrepay).flatMap(([paymentMethod, payment]): TariffPrice[] => {
    const timed = timedRatesOf(unit, payment)
    const standingMicroPencePerDay = timed && standing && rateOn(standing, payment, timed.last)
    if (!timed || standingMicroPencePerDay === undefined) return []
    const { from, unitRates } = timed
    return [{ fuel, region, paymentMethod, from, unitRates, standingMicroPencePerDay, includesVatBasisPoints: 0 }]
  })
  return prices.length > 0 ? prices : undefined
}

/** Rates that change within a day, by bands where every day is alike, with the days that they were listed for. */
export function timedRatesOf(
  unit: readonly unknown[],
  payment: OctopusRate['payment'],
): { from: IsoDay; last: IsoDay; unitRates: AnyRates } | undefined {
  const list = timedList(unit, payment)
  if (!list || list.published.length < FEWEST || !changesInADay(list.published)) return undefined
  const { firstHalfHour, published } = list
  const dayOf = (halfHour: HalfHour) => isoDayOf(Math.floor(localOf(halfHour) / SLOTS_PER_DAY))
  return {
    from: dayOf(firstHalfHour),
    last: dayOf(firstHalfHour + published.length - 1),
    unitRates: calendarIn(list) ?? { firstHalfHour, published },
  }
}

/** Prices that last for days are not prices by time of day. */
function changesInADay(published: readonly number[]): boolean {
  let since = 0
  return published.some((rate, index) => {
    if (rate === published[index - 1]) return false
    const isSoon = index > 0 && index - since < SLOTS_PER_DAY
    since = index
    return isSoon
  })
}
