import { dividedBy, type Exact, exact, minus, plus, rounded, times, ZERO } from '../money/exact.ts'
import type { MicroPence } from '../money/micro-pence.ts'
import { timesOf } from '../half-hours/typical-times.ts'
import { gridOf } from '../tariff/band-grid.ts'
import { WHOLE } from '../tariff/fuel.ts'
import type { AnyRates, FuelUsage, Register } from '../tariff/price.ts'
import { calendarOf, type RateCalendar } from '../tariff/rate-calendar.ts'
import { ECONOMY_7_NIGHT_BASIS_POINTS } from '../usage/typical-use-of.ts'
import { useByBand } from './use-by-band.ts'

/** What falls on one rate. `cost` is in millionths of a penny for a thousandth of a kWh, without what VAT changes. */
export type RegisterUse = { register: Register; band?: string; wattHours: Exact; rate: MicroPence; cost: Exact }

/** The name of usage outside all bands. */
const REST = 'all other times'

/** A year's watt-hours on each rate of a price. A single figure meets two rates by its night share, or by Ofgem's. */
export function registerUse(usage: FuelUsage, rates: AnyRates): RegisterUse[] {
  if ('single' in rates) return [onRate('single', exact(totalOf(usage)), rates.single)]
  if ('day' in rates) {
    const [day, night] = byDayAndNight(usage)
    return [onRate('day', day, rates.day), onRate('night', night, rates.night)]
  }
  const calendar = calendarOf(rates)
  const shares = useByBand(timesOf(usage), gridOf(calendar), calendar.bands.length)
  const whole = exact(shares.reduce((sum, share) => sum + share, 0))
  const used = shares.map((share) => dividedBy(times(exact(totalOf(usage)), exact(share)), whole))
  const uses = usesOfCalendar(calendar, used)
  return 'published' in rates ? [onAverage(uses)] : uses
}

/** The usage in the rest and in each band, at their rates. Without usage there is no line. */
export function usesOfCalendar({ rest, bands, ofRegisters }: RateCalendar, used: readonly Exact[]): RegisterUse[] {
  const [atRest = ZERO, ...inBands] = used
  const uses = [
    { ...onRate('single', atRest, rest), ...(bands.length > 0 && { band: ofRegisters ?? REST }) },
    ...bands.map(({ name, rate }, index) => ({ ...onRate('single', inBands[index] ?? ZERO, rate), band: name })),
  ]
  const some = uses.filter(({ wattHours }) => wattHours.top !== 0n)
  return some.length > 0 ? some : uses.slice(0, 1)
}

/** Prices that vary continuously, as their single average rate. */
export function onAverage(uses: readonly Pick<RegisterUse, 'wattHours' | 'cost'>[]): RegisterUse {
  const wattHours = uses.reduce((sum, use) => plus(sum, use.wattHours), ZERO)
  const cost = uses.reduce((sum, use) => plus(sum, use.cost), ZERO)
  const rate = wattHours.top === 0n ? 0 : rounded(dividedBy(cost, wattHours))
  return { register: 'single', band: 'half-hourly prices on average', wattHours, rate, cost }
}

export function onRate(register: Register, wattHours: Exact, rate: MicroPence): RegisterUse {
  return { register, wattHours, rate, cost: times(wattHours, exact(rate)) }
}

function totalOf(usage: FuelUsage): number {
  return 'single' in usage ? usage.single : usage.day + usage.night
}

function byDayAndNight(usage: FuelUsage): [day: Exact, night: Exact] {
  if ('day' in usage) return [exact(usage.day), exact(usage.night)]
  const { single, nightBasisPoints = ECONOMY_7_NIGHT_BASIS_POINTS } = usage
  const night = times(exact(single), exact(nightBasisPoints, WHOLE))
  return [minus(exact(single), night), night]
}
