import type { Cell } from '../layout/cell.ts'
import { cellsBelow, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import type { BillView } from './bill-view.ts'
import type { Candidate, Parsed, Relation, ValueReader } from './candidate.ts'
import { isContinuation } from './continuation.ts'
import { partOfList } from './following-label.ts'
import { type Fuel, fuelOfText } from './fuel-words.ts'
import type { LabelHit } from './label-hit.ts'
import { MEANING_STRENGTH } from './meaning-rules.ts'

/** In a narrow box a period takes four lines. */
const MOST_LINES = 4

/** Words that may precede a label: whose, or which of two. */
const BEFORE_LABEL =
  /^(?:(?:it|this|your|my|the|so|day|night|peak|off[\s-]?peak|normal|low|electricity|gas|elec|meter|estimated)\s?)+$/i

/** A unit alone on its line is the end of the value above it. */
const LONE_UNIT = /^(?:kwh|days?|p(?:ence)?|(?:p(?:ence)? ?)?(?:\/|per|a) ?(?:kwh|day|unit))\W*$/i

/** Whether a cell begins with a label other than this one. */
export function startsWithLabel(view: BillView, cell: Cell, label: LabelHit): boolean {
  return view.labelsIn(cell).some((other) => {
    const isWhole = other.text.length > 0.85 * cell.text.length
    return (
      (other.start <= 2 || BEFORE_LABEL.test(cell.text.slice(0, other.start))) &&
      (other.strength === 1 || isWhole || other.kind === label.kind || /^\s?:/.test(cell.text.slice(other.end))) &&
      other.cell !== label.cell &&
      // "E.ON Energy Plan" beside "Tariff name" is one.
      !(other.kind === 'tariffName' && label.kind === 'tariffName' && other.strength < 1 && label.strength === 1)
    )
  })
}

/** A label's value in a cell, with its fuel. */
export function candidateOf<T>(
  view: BillView,
  label: LabelHit,
  cell: Cell,
  relation: Relation,
  read: ValueReader<T>,
  whole = cell.text,
  shift = 0,
): Candidate<T> | undefined {
  const part = relation === 'right' || relation === 'below' ? partOfList(label, whole) : undefined
  const text = part?.text ?? whole
  const offset = shift + (part?.offset ?? 0)
  if (read.mayWrap && relation !== 'behind' && isMostlyLabel(view, cell)) return undefined
  const alone = read(text, label, relation)
  // Where the line goes on about something else, the value ends with its part of it.
  const isCut = relation === 'behind' && shift + whole.length < cell.text.trimEnd().length
  const isWhole = isCut || (alone && !read.mayWrap && !read.goesOn)
  const wrapped = isWhole ? undefined : readWrapped(view, label, cell, relation, read, text)
  const parsed = wrapped?.parsed ?? alone
  if (!parsed) return undefined
  return {
    value: parsed.value,
    printed: text.slice(parsed.start, parsed.end).trim(),
    cell,
    start: offset + parsed.start,
    end: offset + parsed.end,
    score:
      label.strength *
      parsed.strength *
      Math.max(0.5, Math.min(1, confidenceOf(cell, offset + parsed.start, offset + parsed.end) + 0.1)),
    label,
    relation,
    fuel:
      fuelOfText(label.text) ??
      fuelOfText(label.cell.text) ??
      (wrapped && fuelBeside(view, cell, wrapped.next)) ??
      view.fuelOf(cell),
    ...(wrapped && { wrapsInto: wrapped.next }),
    ...(wrapped && parsed.start >= text.length && { standsIn: standsInLast(wrapped) }),
  }
}

/** How well the value's own words were read; those beside it in a long line do not count. */
function confidenceOf({ tokens, confidence }: Cell, start: number, end: number): number {
  const own = tokens.filter((token) => token.start < end && token.start + token.text.length > start)
  return own.length > 0 ? Math.min(...own.map((token) => token.confidence)) : confidence
}

/** Any words look like a name, including another label's. */
function isMostlyLabel(view: BillView, cell: Cell): boolean {
  const others = view
    .labelsIn(cell)
    .filter(({ kind, strength }) => kind !== 'tariffName' && strength !== MEANING_STRENGTH)
  const letters = others.reduce((sum, { text }) => sum + text.length, 0)
  return others.some(({ strength }) => strength === 1) && letters > 0.5 * cell.text.length
}

type Wrapped<T> = { parsed: Parsed<T>; next: Cell; /** Characters above the last line. */ before: number }

/** None of it is beside its label, so it is printed on the line below. */
function standsInLast<T>({ parsed, next, before }: Wrapped<T>) {
  return { cell: next, start: Math.max(0, parsed.start - before), end: parsed.end - before }
}

/** A value that continues on the next line of its column. */
function readWrapped<T>(
  view: BillView,
  label: LabelHit,
  cell: Cell,
  relation: Relation,
  read: ValueReader<T>,
  text: string,
) {
  const isAlone = read(text, label, relation) !== undefined
  let last = cell
  let all = text
  let found: Wrapped<T> | undefined
  for (let lines = 1; lines < MOST_LINES; lines++) {
    const next = nextLine(view, label, last)
    if (!next || (read.mayWrap && !isFull(view, label, last, next) && !isMonthOfYear(last.text, next.text))) break
    if (!read.mayWrap && isAlone && !read.goesOn?.(all, next.text)) break
    all = joinLines(all, next.text)
    last = next
    const parsed = read(all, label, relation)
    // A line without any of the value is another label.
    if (parsed && relation !== 'behind' && parsed.start >= text.length) break
    if (parsed) found = { parsed, next, before: all.length - next.text.length }
    // A period is complete once it can be parsed; a name may continue.
    if (parsed && !read.mayWrap) break
  }
  return found
}

/** "12M Fixed February" above "2026 v3": a month at the end of a line has its year on the next. */
function isMonthOfYear(upper: string, lower: string): boolean {
  return /\s(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*$/i.test(upper) && /^20\d\d\b/.test(lower)
}

/** A line that ends in the dash of a date continues without a space. */
export function joinLines(upper: string, lower: string): string {
  return /[\da-z][-/.]$/i.test(upper) && /^\d|^[A-Z][a-z]{2}\b/.test(lower) ? upper + lower : `${upper} ${lower}`
}

/** The heading of a row whose value takes two lines is level with their middle. */
function fuelBeside(view: BillView, first: Cell, last: Cell): Fuel | undefined {
  return cellsLeft({ ...first, bottom: last.bottom }, view.cells)
    .map(({ text }) => fuelOfText(text))
    .find((fuel) => fuel !== undefined)
}

function nextLine(view: BillView, label: LabelHit, cell: Cell): Cell | undefined {
  const [next] = cellsBelow(cell, view.cells)
  if (!next || !isContinuation(cell, next)) return undefined
  if (startsWithLabel(view, next, label) && !LONE_UNIT.test(next.text)) return undefined
  const beside = cellsLeft(next, view.cells).filter((left) => left.left >= label.area.left - cell.height)
  return beside.some((left) => startsWithLabel(view, left, label)) ? undefined : next
}

/** A line is full if the next line's first word would not have fitted into its column. */
function isFull(view: BillView, label: LabelHit, cell: Cell, next: Cell): boolean {
  // If it is larger than its label and all of one size, its lines may be further apart.
  const isLarge = cell.height > 1.2 * label.cell.height && Math.abs(next.height - cell.height) < 0.03 * cell.height
  if (next.top - cell.bottom > (isLarge ? 0.9 : 0.45) * cell.height) return false
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
