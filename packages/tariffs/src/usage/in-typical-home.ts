import type { FuelUsage, TypicalHome } from '../tariff/price.ts'
import type { EstimatedUse } from './estimated-use.ts'

type Known = { [Key in keyof TypicalHome]: TypicalHome[Key] | undefined }

/**
 * Spreads electricity usage without known times as a similar home would use it: a car is charged at night, a heat pump
 * runs in the cold.
 */
export function inTypicalHome(estimate: EstimatedUse, { hasEv, heating }: Known): EstimatedUse {
  const typical: TypicalHome = { ...(hasEv && { hasEv }), ...(heating === 'heat_pump' && { heating }) }
  if (Object.keys(typical).length === 0) return estimate
  const within = (usage: FuelUsage) => ('single' in usage && !usage.times ? { ...usage, typical } : usage)
  const { use, low, high } = estimate
  return { ...estimate, use: within(use), ...(low && { low: within(low) }), ...(high && { high: within(high) }) }
}
