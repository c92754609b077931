import { type Exact, exact, minus, times } from '../money/exact.ts'
import { WHOLE } from '../tariff/fuel.ts'
import type { FuelUsage, Register, UnitRates } from '../tariff/price.ts'
import { ECONOMY_7_NIGHT_BASIS_POINTS } from '../usage/typical-use-of.ts'

export type RegisterUse = { register: Register; wattHours: Exact; rate: number }

/** A year's watt-hours on each rate of a price. A single figure meets two rates by its night share, or by Ofgem's. */
export function registerUse(usage: FuelUsage, rates: UnitRates): RegisterUse[] {
  if ('single' in rates) {
    const wattHours = 'single' in usage ? usage.single : usage.day + usage.night
    return [{ register: 'single', wattHours: exact(wattHours), rate: rates.single }]
  }
  const [day, night] = byDayAndNight(usage)
  return [
    { register: 'day', wattHours: day, rate: rates.day },
    { register: 'night', wattHours: night, rate: rates.night },
  ]
}

function byDayAndNight(usage: FuelUsage): [day: Exact, night: Exact] {
  if ('day' in usage) return [exact(usage.day), exact(usage.night)]
  const { single, nightBasisPoints = ECONOMY_7_NIGHT_BASIS_POINTS } = usage
  const night = times(exact(single), exact(nightBasisPoints, WHOLE))
  return [minus(exact(single), night), night]
}
