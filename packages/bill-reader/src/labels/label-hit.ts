import type { Area, Cell } from '../layout/cell.ts'
import type { LabelKind } from './label-kind.ts'

/** A label found on the page. `area` spans all its lines; text after it continues in `cell` from `end`. */
export type LabelHit = {
  kind: LabelKind
  strength: number
  cell: Cell
  start: number
  end: number
  area: Area
  text: string
  foldedLength: number
  /** The cells that it spans, first line first. */
  lines: readonly Cell[]
}
