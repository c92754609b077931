import type { BillView } from '../labels/bill-view.ts'
import type { Candidate } from '../labels/candidate.ts'
import type { Ledger } from '../proof/ledger.ts'
import type { PriceLine } from '../proof/price-line.ts'

/** What every field reader works with. */
export type Desk = { view: BillView; ledger: Ledger; lines: readonly PriceLine[] }

export function putCandidate<T>(
  desk: Desk,
  path: string,
  value: string | number,
  from: Candidate<T>,
  score: number,
): void {
  const { cell, start, end } = from.standsIn ?? from
  desk.ledger.put({ path, value, score, place: { cell, start, end } })
}
