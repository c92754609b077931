import { type Cell, middleOf } from '../layout/cell.ts'
import { cellsRight } from '../layout/neighbours.ts'
import type { BillView } from './bill-view.ts'
import type { LabelHit } from './label-hit.ts'

const MOST_CELLS_RIGHT = 5
const AROUND_SHARE = 0.35

/** The value of a label on two lines may stand beside either, or between them; a value on two lines may stand around its label. */
export function besideLabel(view: BillView, label: LabelHit): Cell[] {
  const lines = label.area === label.cell ? [label.cell] : label.lines
  const level = [...new Set(lines.flatMap((line) => cellsRight(line, view.cells).slice(0, MOST_CELLS_RIGHT)))]
  const { top, bottom, right } = label.area
  // Half a line up or down, and no further: the next row's values are not ours.
  const reach = 0.25 * label.cell.height
  const edge = level[0]?.left ?? right + AROUND_SHARE * label.cell.page.widthPoints
  const around = view.cells
    .filter((cell) => cell.page === label.cell.page && cell.left >= right && cell.left < edge && !level.includes(cell))
    .filter((cell) => middleOf(cell) > top - reach && middleOf(cell) < bottom + reach)
  return [...around.slice(0, 2), ...level]
}

/** Set right under the label and in line with it, as a form's value is and another row's label is not. */
export function isTightUnder({ area, cell: { height } }: LabelHit, value: Cell): boolean {
  return value.top - area.bottom < 0.9 * Math.max(height, value.height) && Math.abs(value.left - area.left) < height
}
