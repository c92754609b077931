import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsLeft } from '../layout/neighbours.ts'
import type { PlacedNumber } from './price-line.ts'

const COMPARED = /comparison rate|\btcr\b/i

/** A year's usage at the comparison rate equals the year's cost: it multiplies like a charge, but is not charged. */
export function isOfYear(view: BillView, numbers: readonly PlacedNumber[]): boolean {
  const [quantity, price] = numbers
  // "1097.1 kWh @ 5.838p" says what it is, whatever is level with it in the next column.
  if (quantity && quantity.cell === price?.cell && !COMPARED.test(quantity.cell.text)) return false
  return numbers.some((number) => {
    const before = number.cell.text.slice(0, number.start)
    // A number after its own words needs no label beside it.
    const names = /[a-z]{3}/i.test(before) ? [number.cell] : namesOf(view, number.cell)
    return names.some(
      (cell) =>
        COMPARED.test(cell.text) ||
        view
          .labelsIn(cell)
          .some(({ kind, strength }) => strength === 1 && (kind === 'annualUse' || kind === 'annualCost')),
    )
  })
}

function namesOf(view: BillView, cell: Cell): Cell[] {
  const [left] = cellsLeft(cell, view.cells).filter(({ text }) => /[a-z]{3}/i.test(text))
  const [above] = cellsAbove(cell, view.cells)
  const isNear = above !== undefined && cell.top - above.bottom < 1.5 * cell.height
  return [left, isNear ? above : undefined].filter((one) => one !== undefined)
}
