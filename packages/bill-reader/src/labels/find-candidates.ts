import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import type { BillView } from './bill-view.ts'
import type { Candidate, Relation, ValueReader } from './candidate.ts'
import { isContinuation } from './continuation.ts'
import { type Fuel, fuelOfText } from './fuel-words.ts'
import type { LabelHit } from './label-hit.ts'
import { besideLabel, isTightUnder } from './label-surroundings.ts'
import type { LabelKind } from './label-kind.ts'

const MOST_CELLS_BELOW = 14
const SURE_NEIGHBOUR = 0.75
const FAR_SHARE = 0.1

/** Every value that a label of these kinds points at: behind it, to its right, under it, or else over it. */
export function findCandidates<T>(
  view: BillView,
  kinds: readonly LabelKind[],
  read: ValueReader<T>,
  valuesLookLikeLabels = false,
): Candidate<T>[] {
  return view.labels
    .filter((label) => kinds.includes(label.kind))
    .flatMap((label) => {
      const behind = valueBehind(view, label, read, valuesLookLikeLabels)
      if (behind) return [behind]
      const right = valuesRight(view, label, read, valuesLookLikeLabels)
      const below = () => valuesBelow(view, label, read, valuesLookLikeLabels)
      // A value across the page, past other words, may be another column's; then the one under the label has a say.
      const isNear = right.some(
        ({ score, cell }) => score >= SURE_NEIGHBOUR * label.strength && isSameFuel(view, label.cell, cell),
      )
      const isFar = right.every(({ cell }) => cell.left - label.area.right > FAR_SHARE * cell.page.widthPoints)
      // Any words look like a name, so for names the row decides.
      const tight =
        right.length > 0 && isFar && !read.mayWrap ? below().filter(({ cell }) => isTightUnder(label, cell)) : []
      const found = tight.length > 0 ? [...tight, ...right.map(lessSure)] : isNear ? right : [...right, ...below()]
      if (found.length > 0) return found
      const above = valueAbove(view, label, read)
      return above.length > 0 ? above : valueLeft(view, label, read)
    })
}

function lessSure<T>(candidate: Candidate<T>): Candidate<T> {
  return { ...candidate, score: candidate.score * 0.8 }
}

function isSameFuel(view: BillView, label: Cell, value: Cell): boolean {
  const [one, other] = [view.fuelOf(label), view.fuelOf(value)]
  return one === undefined || other === undefined || one === other
}

function valueBehind<T>(
  view: BillView,
  label: LabelHit,
  read: ValueReader<T>,
  mayBeLabels: boolean,
): Candidate<T> | undefined {
  const next = mayBeLabels ? undefined : followingLabel(view, label)
  const text = label.cell.text.slice(label.end, next?.start)
  if (text.trim() === '' && !isSentence(label)) return undefined
  return candidateOf(view, label, label.cell, 'behind', read, text, label.end)
}

function valuesRight<T>(view: BillView, label: LabelHit, read: ValueReader<T>, mayBeLabels: boolean): Candidate<T>[] {
  if (followingLabel(view, label)) return []
  const found: Candidate<T>[] = []
  let passed = 0
  for (const cell of besideLabel(view, label)) {
    if (!mayBeLabels && startsWithLabel(view, cell, label)) break
    const candidate = candidateOf(view, label, cell, 'right', read)
    if (!candidate) {
      passed++
      continue
    }
    const distance = (cell.left - label.cell.right) / cell.page.widthPoints
    const cost = 0.03 * found.length + 0.12 * Math.max(0, passed - 1)
    found.push({ ...candidate, score: candidate.score * ((distance > 0.4 ? 0.9 : 0.96) - cost) })
  }
  return found
}

function valuesBelow<T>(view: BillView, label: LabelHit, read: ValueReader<T>, mayBeLabels: boolean): Candidate<T>[] {
  const found: Candidate<T>[] = []
  const anchor = { ...label.cell, ...label.area }
  let reach = label.area.bottom
  let missed = 0
  for (const cell of cellsBelow(anchor, view.cells).slice(0, MOST_CELLS_BELOW)) {
    if (cell.top - reach > 3.2 * Math.max(cell.height, label.cell.height)) break
    // The second line of a name is no name.
    if (found.at(-1)?.wrapsInto === cell) {
      reach = cell.bottom
      continue
    }
    const candidate = candidateOf(view, label, cell, 'below', read)
    if (startsWithLabel(view, cell, label) && !(mayBeLabels && candidate)) break
    if (candidate) {
      const columnShift = Math.min(Math.abs(cell.left - anchor.left), Math.abs(cell.right - anchor.right))
      const shiftCost = columnShift > 6 * cell.height ? 0.1 : 0
      found.push({ ...candidate, score: candidate.score * (0.9 - 0.02 * found.length - 0.12 * missed - shiftCost) })
    } else {
      missed++
    }
    if (missed > 2) break
    reach = cell.bottom
  }
  return found
}

/** Posters print the figure large and say under it what it is. */
function valueAbove<T>(view: BillView, label: LabelHit, read: ValueReader<T>): Candidate<T>[] {
  const anchor = { ...label.cell, ...label.area }
  const [cell] = cellsAbove(anchor, view.cells)
  if (!cell || label.area.top - cell.bottom > 1.2 * label.cell.height || cell.height < 1.1 * label.cell.height)
    return []
  if (view.labelsIn(cell).some((other) => other.strength === 1)) return []
  const found = candidateOf(view, label, cell, 'above', read)
  return found ? [{ ...found, score: found.score * 0.7 }] : []
}

/** "£125.20  electricity charges": a list that begins each line with the figure, and has nothing behind the words. */
function valueLeft<T>(view: BillView, label: LabelHit, read: ValueReader<T>): Candidate<T>[] {
  const [cell, ...further] = cellsLeft(label.cell, view.cells)
  if (!cell || further.length > 0 || label.start > 14 || cellsRight(label.cell, view.cells).length > 0) return []
  if (read.mayWrap || view.labelsIn(cell).length > 0 || !/^[^a-z]*\d[^a-z]*$/i.test(cell.text)) return []
  const found = candidateOf(view, label, cell, 'left', read)
  return found ? [{ ...found, score: found.score * 0.75 }] : []
}

/** Another label behind this one in its cell; "(with VAT)" belongs to the label it follows. */
function followingLabel(view: BillView, label: LabelHit): LabelHit | undefined {
  return view
    .labelsIn(label.cell)
    .find(
      (other) =>
        other.start >= label.end &&
        other.strength === 1 &&
        !/\([^)]*$/.test(label.cell.text.slice(label.end, other.start)),
    )
}

/** Words stand before the label on its line: the value may begin the next line. */
function isSentence(label: LabelHit): boolean {
  return label.start > 12 && label.cell.text.length > 40
}

function startsWithLabel(view: BillView, cell: Cell, label: LabelHit): boolean {
  return view.labelsIn(cell).some((other) => {
    const isWhole = other.text.length > 0.85 * cell.text.length
    return (
      (other.start <= 2 || /^(?:it|this|your|the|so)\s?$/i.test(cell.text.slice(0, other.start))) &&
      (other.strength === 1 || isWhole || other.kind === label.kind || /^\s?:/.test(cell.text.slice(other.end))) &&
      other.cell !== label.cell
    )
  })
}

function candidateOf<T>(
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
  const parsed = read(`${text} ${next.text}`, label, relation)
  return parsed && { parsed, next }
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
  const edge = Math.max(...column.map((other) => other.right))
  const [word] = next.tokens
  return word !== undefined && cell.right + (word.right - word.left) + 0.25 * cell.height > edge
}
