import type { BillView } from '../labels/bill-view.ts'
import type { Candidate } from '../labels/candidate.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsLeft } from '../layout/neighbours.ts'

const SOLD =
  /cheap(?:er|est)|could (?:save|you)|you could|switch(?:ing)? to|alternative tariff|similar tariff|compared? (?:to|with)|our other|new (?:rates|prices) from/i
const TOLD =
  /\boffers? ends|promotion|refer a friend|competition\b|voucher|price cap|typical (?:home|house|user|customer|unit|bill)|medium user|elsewhere|other suppliers|our price promise|comparison rate/i

/** A longer line is a sentence of the next column, level by coincidence. */
const LONGEST_HEAD = 60

/** Advertising and other people's prices are not this customer's. */
export function isAdvert<T>(view: BillView, { cell, label }: Candidate<T>): boolean {
  if ([label.cell, cell].some(({ text }) => SOLD.test(text) || TOLD.test(text))) return true
  // A table of other tariffs is labelled in the heading of its first column, or of its rows.
  const beside = [...cellsLeft(cell, view.cells), ...cellsLeft(label.cell, view.cells)]
  if (beside.some(({ text }) => text.length <= LONGEST_HEAD && SOLD.test(text))) return true
  return overIt(cell, view.cells).some((other) => SOLD.test(other.text) && !isHeadBetween(other, cell, view.cells))
}

function overIt(cell: Cell, cells: readonly Cell[]): Cell[] {
  return cellsAbove(cell, cells)
    .slice(0, 6)
    .filter((other) => cell.top - other.bottom < 10 * cell.height)
}

/** A heading opens another part of the page and ends the previous one. */
function isHeadBetween(above: Cell, below: Cell, cells: readonly Cell[]): boolean {
  return cells.some(
    (head) =>
      head.page === below.page &&
      head.top >= above.bottom - 0.3 * above.height &&
      head.bottom <= below.top + 0.3 * below.height &&
      head.left <= below.left + below.height &&
      head.height > 1.12 * below.height &&
      head.height > 1.05 * above.height,
  )
}
