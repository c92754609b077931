import type { ReadingKind } from '../bill-facts.ts'
import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsRight } from '../layout/neighbours.ts'

const KINDS: readonly [RegExp, ReadingKind][] = [
  [/estimat|\bE\b|\(E\)|\dE$/i, 'estimated'],
  [/customer|\bC\b|\(C\)|you gave|\dC$/i, 'customer'],
  [/smart|\bS\b|\(S\)|\dS$/i, 'smart'],
  [/actual|\bA\b|\(A\)|\dA$|we read/i, 'actual'],
]

/** How a reading was taken, from the text after it. */
export function kindOfReading(text: string): ReadingKind | undefined {
  return KINDS.find(([pattern]) => pattern.test(text))?.[1]
}

/** A separate cell after the reading, under "Type". */
export function kindInNextCell({ cells }: BillView, cell: Cell): ReadingKind | undefined {
  const [next] = cellsRight(cell, cells)
  return next && next.text.length < 14 ? kindOfReading(next.text) : undefined
}
