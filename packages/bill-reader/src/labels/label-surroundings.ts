import { type Cell, middleOf } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, cellsRight } from '../layout/neighbours.ts'
import type { BillView } from './bill-view.ts'
import type { LabelHit } from './label-hit.ts'

const MOST_CELLS_RIGHT = 5
const AROUND_SHARE = 0.35

/**
 * The value of a two-line label may be beside either line, or between them; a two-line value may be around its label.
 */
export function besideLabel(view: BillView, label: LabelHit): Cell[] {
  const lines = label.area === label.cell ? [label.cell] : label.lines
  const level = [...new Set(lines.flatMap((line) => cellsRight(line, view.cells).slice(0, MOST_CELLS_RIGHT)))]
  const { top, bottom, right } = label.area
  // Half a line up or down, and no further: the next row's values do not belong to it.
  const reach = 0.25 * label.cell.height
  const edge = level[0]?.left ?? right + AROUND_SHARE * label.cell.page.widthPoints
  const around = view.cells
    .filter((cell) => cell.page === label.cell.page && cell.left >= right && cell.left < edge && !level.includes(cell))
    .filter((cell) => middleOf(cell) > top - reach && middleOf(cell) < bottom + reach)
  return [...around.slice(0, 2), ...level]
}

/** Directly under the label and aligned with it, as a form's value is and another row's label is not. */
export function isTightUnder({ area, cell: { height } }: LabelHit, value: Cell): boolean {
  return value.top - area.bottom < 0.9 * Math.max(height, value.height) && Math.abs(value.left - area.left) < height
}

/** Neither its top nor its bottom is level with the label's line; photos are not that exact. */
export function isOffLine(cell: Cell, value: Cell): boolean {
  const slack = 0.3 * Math.min(cell.height, value.height)
  return (
    cell.page.source === 'pdf-text' &&
    Math.abs(value.height - cell.height) < slack &&
    Math.abs(value.top - cell.top) > slack &&
    Math.abs(value.bottom - cell.bottom) > slack
  )
}

/** Whether the text above the label is aligned with it and the text below is not: names under their figures. */
export function isNearerAbove(view: BillView, { area, cell }: LabelHit): boolean {
  const anchor = { ...cell, ...area }
  const [above] = cellsAbove(anchor, view.cells)
  if (!above || view.labelsIn(above).some(({ strength }) => strength === 1)) return false
  const isAligned =
    Math.abs(above.left - area.left) < 0.6 * cell.height ||
    Math.abs(above.left + above.right - area.left - area.right) < cell.height
  const gapAbove = area.top - above.bottom
  const gapBelow = (cellsBelow(anchor, view.cells)[0]?.top ?? Number.POSITIVE_INFINITY) - area.bottom
  const isPhoto = cell.page.source === 'ocr'
  const near = isPhoto ? Math.max(0.9 * cell.height, 0.9 * above.height) : 0.45 * cell.height
  return isAligned && gapAbove < near && gapBelow - gapAbove > (isPhoto ? 0.8 : 0.4) * cell.height
}

/**
 * Whether another label is directly above a value: then the value is that label's, though it is level with this one.
 */
export function isHeadedElse(view: BillView, label: LabelHit, value: Cell): boolean {
  const [above] = cellsAbove(value, view.cells)
  if (!above || above === label.cell || value.top - above.bottom > 0.9 * Math.max(above.height, value.height))
    return false
  return view.labelsIn(above).some(({ strength, start }) => strength === 1 && start <= 2) && !/\d/.test(above.text)
}

/** Whether a value has its own label directly below it: then it is not this label's, though it is level with it. */
export function isNamedUnder(view: BillView, label: LabelHit, value: Cell): boolean {
  const [below] = cellsBelow(value, view.cells)
  if (!below || below === label.cell || below.top - value.bottom > 0.5 * Math.max(below.height, value.height))
    return false
  return view.labelsIn(below).some(({ strength, start }) => strength === 1 && start <= 2) && !/\d/.test(below.text)
}
