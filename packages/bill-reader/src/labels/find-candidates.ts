import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import type { BillView } from './bill-view.ts'
import type { Candidate, ValueReader } from './candidate.ts'
import { candidateOf, joinLines, startsWithLabel } from './candidate-of.ts'
import { isContinuation } from './continuation.ts'
import { followingLabel } from './following-label.ts'
import { fuelNamed } from './fuel-words.ts'
import type { LabelHit } from './label-hit.ts'
import {
  besideLabel,
  isHeadedElse,
  isNamedUnder,
  isNearerAbove,
  isOffLine,
  isTightUnder,
} from './label-surroundings.ts'
import type { LabelKind } from './label-kind.ts'

/** "(serial H11K 30072)": a number is in one bracket with its name. */
const NUMBERS: readonly LabelKind[] = ['serial', 'supplyNumber', 'mpan', 'mprn', 'account']
const MOST_CELLS_BELOW = 14
const SURE_NEIGHBOUR = 0.75
const FAR_SHARE = 0.1
const SHORTEST_ANCHOR = 4
const MOST_LINES_ABOVE = 4
/** In text heights: this close, a line reads on from the value to its name. */
const SNUG_LEFT = 3
/** Characters after a label: with more of them the sentence continues about something else. */
const SAID_ON = 20
/** Dots or a bar between a label and its value; words before them belong to the label. */
const LEADER = /^(?:[a-z ,.()/&':?-]{0,50}?(?:\.{3,}|\s\|(?=\s|$))[\s.|]*|\?\s*)/i

/** Every value that a label of these kinds points at: after it, to its right, below it, or else above it. */
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
      // Any words look like a name: those around a sentence are not a name that it mentions in passing.
      if (read.mayWrap && isSentence(label) && label.cell.text.length - label.end > SAID_ON) return []
      const right = valuesRight(view, label, read, valuesLookLikeLabels)
      const mayBeOver = right.every(({ cell }) => isNamedUnder(view, label, cell)) && isNearerAbove(view, label)
      const snug = mayBeOver ? valueAbove(view, label, read, 'snug') : []
      if (snug.length > 0) return snug
      const below = () => valuesBelow(view, label, read, valuesLookLikeLabels)
      // A value across the page, after other words, may be another column's; then the one under the label is
      // considered.
      const isNear = right.some(
        ({ score, cell }) => score >= SURE_NEIGHBOUR * label.strength && isSameFuel(view, label.cell, cell),
      )
      const isFar = right.every(({ cell }) => cell.left - label.area.right > FAR_SHARE * cell.page.widthPoints)
      // Any words look like a name, so for names the row decides.
      const tight =
        right.length > 0 && isFar && !read.mayWrap ? below().filter(({ cell }) => isTightUnder(label, cell)) : []
      // In a box beside the text, a line offset by half a line belongs to the text.
      const isOff = right.length > 0 && right.every(({ cell }) => isOffLine(label.cell, cell))
      const boxed = isOff ? below().filter(({ cell }) => isTightUnder(label, cell)) : []
      if (boxed.length > 0) return boxed
      const under = right.length > 0 && right.every(({ cell }) => isHeadedElse(view, label, cell)) ? below() : []
      const own = under.filter(({ cell }) => isTightUnder(label, cell))
      if (own.length > 0) return own
      const found = tight.length > 0 ? [...tight, ...right.map(lessSure)] : isNear ? right : [...right, ...below()]
      if (found.length > 0) return found
      const before = valueBefore(view, label, read)
      if (before) return [before]
      const first = besideFirstLine(view, label, read)
      if (first.length > 0) return first
      const left = valueLeft(view, label, read)
      if (left.some(({ cell }) => label.cell.left - cell.right < SNUG_LEFT * cell.height)) return left
      const above = valueAbove(view, label, read)
      return above.length > 0 ? above : left
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
  const behind = label.cell.text.slice(label.end, next?.start)
  // "Total gas (inc. VAT @5% £2.53) £53.03": the bracket describes the label.
  const isHeld = /\([^)]{0,150}$/.test(label.text) && !NUMBERS.includes(label.kind)
  const held = isHeld ? (/^[^)]*\)/.exec(behind)?.[0].length ?? 0) : 0
  const rest = ' '.repeat(held) + behind.slice(held)
  // A colon directly after the label ends it: the text up to a bar is the value.
  const lead = /^\s?:\s?\S/.test(rest) ? 0 : (LEADER.exec(rest)?.[0].length ?? 0)
  const text = rest.slice(lead)
  if (text.trim() === '' && !isSentence(label)) return undefined
  // "Your payments (monthly Direct Debit of £69.00) -£207.00": if the line continues, a bracket is an aside.
  const [beside] = /^\s?\([^()]*\)\s*$/.test(rest) ? cellsRight(label.cell, view.cells) : []
  if (beside && read(beside.text, label, 'right')) return undefined
  return candidateOf(view, label, label.cell, 'behind', read, text, label.end + lead)
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

/** A label in two languages takes two lines, and its value stands beside the upper one. */
function besideFirstLine<T>(view: BillView, label: LabelHit, read: ValueReader<T>): Candidate<T>[] {
  if (read.mayWrap || label.start > 2) return []
  const [upper] = cellsAbove(label.cell, view.cells)
  if (!upper || !isContinuation(upper, label.cell) || /\d/.test(upper.text)) return []
  if (Math.abs(upper.left - label.area.left) > label.cell.height) return []
  if (view.labelsIn(upper).some(({ kind, strength }) => strength === 1 && kind !== label.kind)) return []
  const [beside] = cellsRight(upper, view.cells)
  const found = beside && candidateOf(view, label, beside, 'right', read)
  return found ? [{ ...found, score: found.score * 0.9 }] : []
}

function valuesBelow<T>(view: BillView, label: LabelHit, read: ValueReader<T>, mayBeLabels: boolean): Candidate<T>[] {
  const found: Candidate<T>[] = []
  // An indented value may begin where a short label has ended.
  const right = Math.max(label.area.right, label.area.left + SHORTEST_ANCHOR * label.cell.height)
  const anchor = { ...label.cell, ...label.area, right }
  let reach = label.area.bottom
  let missed = 0
  for (const cell of cellsBelow(anchor, view.cells).slice(0, MOST_CELLS_BELOW)) {
    if (cell.top - reach > 3.2 * Math.max(cell.height, label.cell.height)) break
    // The second line of a name is not a name itself.
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

/** Large type prints the figure first and its label below; directly above its label it does not have to be large. */
function valueAbove<T>(view: BillView, label: LabelHit, read: ValueReader<T>, fit?: 'snug'): Candidate<T>[] {
  const anchor = { ...label.cell, ...label.area }
  const [cell] = cellsAbove(anchor, view.cells)
  const least = fit === 'snug' ? 0.95 : 1.1
  if (!cell || label.area.top - cell.bottom > reachAbove(label.cell, cell) || cell.height < least * label.cell.height)
    return []
  if (view.labelsIn(cell).some((other) => other.strength === 1)) return []
  const found = valueOverLines(view, label, cell, read) ?? candidateOf(view, label, cell, 'above', read)
  return found ? [{ ...found, score: found.score * (fit === 'snug' ? 0.85 : 0.7) }] : []
}

/** On photos only the characters are measured, so the gap between two lines is larger. */
function reachAbove(label: Cell, above: Cell): number {
  const usual = 1.2 * label.height
  return label.page.source === 'ocr' ? Math.max(1.6 * label.height, 1.1 * above.height) : usual
}

/** A figure above its label may take several lines itself. */
function valueOverLines<T>(
  view: BillView,
  label: LabelHit,
  last: Cell,
  read: ValueReader<T>,
): Candidate<T> | undefined {
  let first = last
  let all = last.text
  for (let lines = 1; lines < MOST_LINES_ABOVE; lines++) {
    const [above] = cellsAbove(first, view.cells)
    if (!above || !isContinuation(above, first) || view.labelsIn(above).some(({ strength }) => strength === 1)) break
    const isAlone = read.mayWrap ? fuelNamed(above.text) : read(all, label, 'above')
    if (isAlone && !read.goesOn?.(above.text, all)) break
    all = joinLines(above.text, all)
    first = above
    if (!read.mayWrap && read(all, label, 'above')) break
  }
  return first === last ? undefined : candidateOf(view, label, first, 'above', read, all)
}

/** "£9.99 to pay", "10 Aug 2026 - this bill was made": one cell that begins with the value and ends with its label. */
function valueBefore<T>(view: BillView, label: LabelHit, read: ValueReader<T>): Candidate<T> | undefined {
  const head = /^(.{4,30}?)\s?(?:[-–:,]\s?)?(?:\b(?:this|your|the|our|is|was|left)\s)*$/i.exec(
    label.cell.text.slice(0, label.start),
  )?.[1]
  if (label.strength < 1 || read.mayWrap || head === undefined || !/^[£\d-]/.test(head)) return undefined
  const found = candidateOf(view, label, label.cell, 'left', read, head)
  return found && found.end - found.start >= head.trim().replace(/^[-£\s]+/, '').length
    ? { ...found, score: found.score * 0.85 }
    : undefined
}

/** "£125.20 electricity charges": a list whose lines begin with the figure, and have nothing after the words. */
function valueLeft<T>(view: BillView, label: LabelHit, read: ValueReader<T>): Candidate<T>[] {
  const [cell, ...further] = cellsLeft(label.cell, view.cells)
  if (!cell || further.length > 0 || label.start > 14 || cellsRight(label.cell, view.cells).length > 0) return []
  if (read.mayWrap || view.labelsIn(cell).length > 0) return []
  const found = candidateOf(view, label, cell, 'left', read)
  const isAlone = found && /^[^a-z]*$/i.test(cell.text.slice(0, found.start) + cell.text.slice(found.end))
  return found && isAlone && /\d/.test(cell.text) ? [{ ...found, score: found.score * 0.75 }] : []
}

/** Words come before the label on its line: the value may begin the next line. */
function isSentence({ start, cell }: LabelHit): boolean {
  return (start > 12 || /^[a-z]/.test(cell.text)) && cell.text.length > 40
}
