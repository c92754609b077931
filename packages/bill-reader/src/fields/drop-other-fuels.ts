import type { FieldContext } from './field-context.ts'

const FIELDS = ['usageKwhInPeriod', 'estimatedAnnualUsageKwh', 'estimatedAnnualCostGbp', 'totalChargesGbp'] as const

/** One figure is of one fuel: where both were given it, the one that it's proven for keeps it, or neither does. */
export function dropOtherFuels({ ledger }: FieldContext): void {
  for (const field of FIELDS) {
    const paths = [`electricity.${field}`, `gas.${field}`]
    const [one, other] = paths.map((path) => ledger.get(path))
    if (!one || !other || one.place.cell !== other.place.cell || one.place.start !== other.place.start) continue
    for (const path of paths) if (!ledger.isProven(path)) ledger.drop(path)
  }
}
