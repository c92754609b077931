import type { BillReading } from './bill-facts.ts'
import { type Fuel, FUELS } from '@mowatt/tariffs'

/** A price or a usage that was read from a bill but not believed. */
export type BillDoubt = { fuel: Fuel; of: 'unit rate' | 'standing charge' | 'use' }

/**
 * Doubtful values that a year would be based on. If the bill gives a yearly usage, that of the period is not needed.
 */
export function doubtsOfBill({ evidence, facts }: BillReading): BillDoubt[] {
  return FUELS.flatMap((fuel): BillDoubt[] => {
    const isDoubted = (part: RegExp) =>
      Object.entries(evidence).some(
        ([path, { status }]) => status === 'doubtful' && path.startsWith(`${fuel}.`) && part.test(path),
      )
    const hasUse = facts[fuel]?.estimatedAnnualUsageKwh !== undefined || facts[fuel]?.usageKwhInPeriod !== undefined
    return [
      ...(isDoubted(/\.unitRates\./) ? [{ fuel, of: 'unit rate' as const }] : []),
      ...(isDoubted(/\.standingCharge/) ? [{ fuel, of: 'standing charge' as const }] : []),
      ...(!hasUse && isDoubted(/\.(?:usageKwhInPeriod|estimatedAnnualUsageKwh)$/)
        ? [{ fuel, of: 'use' as const }]
        : []),
    ]
  })
}
