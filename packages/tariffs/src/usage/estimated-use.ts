import type { FuelUsage } from '../tariff/price.ts'
import type { WattHours } from '../tariff/fuel.ts'

/** The source of a year's usage, best first. It is shown with every figure that is based on it. */
export type UsageBasis = 'year_on_bill' | 'short_period' | 'spend' | 'typical' | 'questions'

/** A year's use of one fuel. Without `low` and `high` it was metered or printed, not estimated. */
export type EstimatedUse = {
  use: FuelUsage
  low?: FuelUsage
  high?: FuelUsage
  basis: UsageBasis
  /** For users: how we calculated it. */
  note: string
}

export type HomeUse = { electricity?: EstimatedUse; gas?: EstimatedUse }

/** Scales every register by the same factor. */
export function scaledUsage(usage: FuelUsage, by: (wattHours: WattHours) => WattHours): FuelUsage {
  return 'single' in usage ? { ...usage, single: by(usage.single) } : { day: by(usage.day), night: by(usage.night) }
}

export function totalWattHours(usage: FuelUsage): WattHours {
  return 'single' in usage ? usage.single : usage.day + usage.night
}

/** The same split over registers and the same relative range, with another total. */
export function withTotal(known: EstimatedUse | undefined, total: number): EstimatedUse {
  const was = known ? totalWattHours(known.use) : 0
  if (!known || was === 0) return { use: { single: total }, basis: 'year_on_bill', note: '' }
  const to = (usage: FuelUsage) =>
    scaledUsage(usage, (wattHours) => (total === was ? wattHours : Math.round((wattHours * total) / was)))
  const { use, low, high } = known
  return { ...known, use: to(use), ...(low && { low: to(low) }), ...(high && { high: to(high) }) }
}
