import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { type Fuel, FUELS } from '@mowatt/tariffs'
import type { Household } from '../agent-state.ts'

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

/** What was told since stands in the place of what is doubtful. */
export function openDoubts(doubts: readonly BillDoubt[], { rates, kwh, deal }: Household): BillDoubt[] {
  return doubts.filter(({ fuel, of }) => {
    if (of === 'use') return kwh?.[fuel] === undefined
    return deal !== 'variable' && rates?.[fuel]?.unitPence === undefined
  })
}

/** Asks for them, and says why there is no advice yet. Empty where nothing is doubtful. */
export function sayDoubts(doubts: readonly BillDoubt[]): string {
  if (doubts.length === 0) return ''
  const named = doubts.map(({ fuel, of }) => `the ${fuel} ${of}`)
  const [last = '', ...before] = named.toReversed()
  const list = before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : last
  return `I am not sure that I read ${list} of your bill right, so I give no advice on it yet. Please look at the bill above and put it right with its pencil, or tell me here.`
}
