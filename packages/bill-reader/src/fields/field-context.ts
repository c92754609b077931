import type { BillView } from '../labels/bill-view.ts'
import type { Candidate } from '../labels/candidate.ts'
import type { Ledger } from '../proof/ledger.ts'
import type { PriceLine } from '../proof/price-line.ts'

/** The shared input of every field reader. */
export type FieldContext = { view: BillView; ledger: Ledger; lines: readonly PriceLine[] }

export function putCandidate<T>(
  context: FieldContext,
  path: string,
  value: string | number,
  from: Candidate<T>,
  score: number,
): void {
  const { cell, start, end } = from.standsIn ?? from
  context.ledger.put({ path, value, score, place: { cell, start, end } })
}
