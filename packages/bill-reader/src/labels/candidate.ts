import type { Cell } from '../layout/cell.ts'
import type { Fuel } from './fuel-words.ts'
import type { LabelHit } from './label-hit.ts'

export type Relation = 'behind' | 'right' | 'below' | 'above' | 'left'

/** A parsed value; `strength` says how well its form fits. */
export type Parsed<T> = { value: T; start: number; end: number; strength: number }

/** A value that a label points at. */
export type Candidate<T> = {
  value: T
  printed: string
  cell: Cell
  start: number
  end: number
  score: number
  label: LabelHit
  relation: Relation
  fuel: Fuel | undefined
  /** The line that the value continues on. */
  wrapsInto?: Cell
  /** Where it is printed if none of it is in the label's cell. */
  standsIn?: { cell: Cell; start: number; end: number }
}

/** `mayWrap` is set on readers of names, which may continue on the next line. */
export type ValueReader<T> = {
  (text: string, label: LabelHit, relation: Relation): Parsed<T> | undefined
  mayWrap?: boolean
  /** Whether a value that is valid alone still continues on the next line. */
  goesOn?: (text: string, next: string) => boolean
}
