import type { BillReading } from './bill-facts.ts'
import { type Fuel, FUELS } from '@mowatt/tariffs'

/** A price or a use that was seen on a bill but not believed. */
export type BillDoubt = { fuel: Fuel; of: 'unit rate' | 'standing charge' | 'use' }

/** What a year would rest on, had it not been doubtful. A use that the bill gives for the year needs none of the period. */
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
