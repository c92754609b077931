import type { Cell } from '../layout/cell.ts'
import { cellsBelow, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import type { BillView } from './bill-view.ts'
import type { Candidate, Relation, ValueReader } from './candidate.ts'
import { isContinuation } from './continuation.ts'
import { type Fuel, fuelOfText } from './fuel-words.ts'
import type { LabelHit } from './label-hit.ts'

/** Whether a cell begins with another label than this one. */
export function startsWithLabel(view: BillView, cell: Cell, label: LabelHit): boolean {
  return view.labelsIn(cell).some((other) => {
    const isWhole = other.text.length > 0.85 * cell.text.length
    return (
      (other.start <= 2 || /^(?:it|this|your|the|so)\s?$/i.test(cell.text.slice(0, other.start))) &&
      (other.strength === 1 || isWhole || other.kind === label.kind || /^\s?:/.test(cell.text.slice(other.end))) &&
      other.cell !== label.cell
    )
  })
}

/** What a cell holds for a label, with the fuel that it is of. */
export function candidateOf<T>(
  view: BillView,
  label: LabelHit,
  cell: Cell,
  relation: Relation,
  read: ValueReader<T>,
  text = cell.text,
  offset = 0,
): Candidate<T> | undefined {
  const alone = read(text, label, relation)
  const wrapped = alone && !read.mayWrap ? undefined : readWrapped(view, label, cell, relation, read, text)
  const parsed = wrapped?.parsed ?? alone
  if (!parsed) return undefined
  return {
    value: parsed.value,
    printed: text.slice(parsed.start, parsed.end).trim(),
    cell,
    start: offset + parsed.start,
    end: offset + parsed.end,
    score: label.strength * parsed.strength * Math.max(0.5, Math.min(1, cell.confidence + 0.1)),
    label,
    relation,
    fuel:
      fuelOfText(label.text) ??
      fuelOfText(label.cell.text) ??
      (wrapped && fuelBeside(view, cell, wrapped.next)) ??
      view.fuelOf(cell),
    ...(wrapped && { wrapsInto: wrapped.next }),
  }
}

/** A value that runs over to the next line of its column. */
function readWrapped<T>(
  view: BillView,
  label: LabelHit,
  cell: Cell,
  relation: Relation,
  read: ValueReader<T>,
  text: string,
) {
  const next = nextLine(view, label, cell)
  if (!next || (read.mayWrap && !isFull(view, cell, next))) return undefined
  const both = joinLines(text, next.text)
  const parsed = read(both, label, relation)
  if (parsed || read.mayWrap) return parsed && { parsed, next }
  // In a narrow box a period takes three lines.
  const third = nextLine(view, label, next)
  const all = third && read(joinLines(both, third.text), label, relation)
  return all && { parsed: all, next }
}

/** A line that ends in the dash of a date goes on without a space. */
export function joinLines(upper: string, lower: string): string {
  return /[\da-z][-/.]$/i.test(upper) && /^\d|^[A-Z][a-z]{2}\b/.test(lower) ? upper + lower : `${upper} ${lower}`
}

/** The head of a row whose value stands on two lines is level with their middle. */
function fuelBeside(view: BillView, first: Cell, last: Cell): Fuel | undefined {
  return cellsLeft({ ...first, bottom: last.bottom }, view.cells)
    .map(({ text }) => fuelOfText(text))
    .find((fuel) => fuel !== undefined)
}

function nextLine(view: BillView, label: LabelHit, cell: Cell): Cell | undefined {
  const [next] = cellsBelow(cell, view.cells)
  if (!next || !isContinuation(cell, next) || startsWithLabel(view, next, label)) return undefined
  const beside = cellsLeft(next, view.cells).filter((left) => left.left >= label.area.left - cell.height)
  return beside.some((left) => startsWithLabel(view, left, label)) ? undefined : next
}

/** A line is full when the next line's first word would not have fitted into its column. */
function isFull(view: BillView, cell: Cell, next: Cell): boolean {
  if (next.top - cell.bottom > 0.45 * cell.height) return false
  const column = view.cells.filter(
    (other) => other.page === cell.page && Math.abs(other.left - cell.left) < 0.5 * cell.height,
  )
  const [beside] = cellsRight(cell, view.cells)
  // In a box the column ends well before the next one begins.
  const limit = beside && beside.left - cell.right < 12 * cell.height ? beside.left - 2 * cell.height : Infinity
  const edge = Math.min(limit, Math.max(...column.map((other) => other.right)))
  const [word] = next.tokens
  return word !== undefined && cell.right + (word.right - word.left) + 0.25 * cell.height > edge
}
