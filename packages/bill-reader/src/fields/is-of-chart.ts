import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsLeft, onPageOf } from '../layout/neighbours.ts'

const LEAST_FIGURES = 8
const LEAST_LEVELS = 3
/** In text heights. */
const NEAR = 6

/** A year month by month: bare figures, each above its bar, at many heights and not aligned as in a table. */
export function isOfChart(view: BillView, cell: Cell): boolean {
  if (!/^[\d,.]+$/.test(cell.text) || cellsLeft(cell, view.cells).some(({ text }) => /[a-z]{2}/i.test(text)))
    return false
  const near = onPageOf(cell, view.cells).filter(
    ({ text, top }) => /^[\d,.]+$/.test(text) && Math.abs(top - cell.top) < NEAR * cell.height,
  )
  if (near.filter(({ top }) => Math.abs(top - cell.top) < 0.5 * cell.height).length >= LEAST_FIGURES) return true
  const levels = new Set(near.map(({ top }) => Math.round(top / cell.height)))
  const inColumn = near.filter(({ right }) => Math.abs(right - cell.right) < 0.5 * cell.height)
  return inColumn.length < LEAST_LEVELS && near.length >= LEAST_FIGURES && levels.size >= LEAST_LEVELS
}
