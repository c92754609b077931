import type { Cell } from '../layout/cell.ts'
import { headRatio, overlapsAcross } from '../layout/cell.ts'
import { fuelOfProse, isProse } from './fuel-of-prose.ts'
import { cellsLeft, cellsRight } from '../layout/neighbours.ts'
import { findDates } from '../values/find-dates.ts'
import { type Fuel, fuelNamed, fuelOfText, namesBothFuels, OTHER_SERVICE } from './fuel-words.ts'

type Heading = { cell: Cell; fuel: Fuel; isRowHead: boolean }

const LONGEST_HEADING = 60
/** The label of a figure, although it names a fuel. */
const LABEL_LIKE = /\b(?:number|no|mpan|mprn|point|serial|used|usage|total|id)\b/i
/** "Electricity supply to: 16 Orchard Drive, ..." is a heading with an address in it. */
const LONGEST_ADDRESSED = 110

/** A cell's fuel: by its own line, else by the heading above it in its column, else by the page before. */
export function fuelFinder(cells: readonly Cell[]): (cell: Cell) => Fuel | undefined {
  const headings = cells.flatMap((cell) => headingOf(cell, cells))
  const breaks = cells.filter((cell) => isBreak(cell, cells))
  const known = new Map<Cell, Fuel | undefined>()
  return (cell) => {
    if (!known.has(cell)) known.set(cell, findFuel(cell, cells, headings, breaks))
    return known.get(cell)
  }
}

function findFuel(cell: Cell, cells: readonly Cell[], headings: readonly Heading[], breaks: readonly Cell[]) {
  const own = fuelOfText(cell.text)
  if (own || namesBothFuels(cell.text)) return own
  const told = isProse(cell) ? fuelOfProse(cell, cells) : undefined
  if (told) return told
  const edge = columnEdge(cell, headings)
  for (const left of cellsLeft(cell, cells)) {
    if (left.left < edge || isOfOtherColumn(left, cell, headings)) break
    // A heading that happens to be level belongs to its own column.
    const isHead = left.height > headRatio(cell) * cell.height
    const fuel = left.text.length <= LONGEST_HEADING && !isHead ? fuelOfText(left.text) : undefined
    if (fuel) return fuel
  }
  const above = headings.filter(({ cell: at }) => at.page === cell.page && at.bottom <= cell.top + 0.5 * at.height)
  const inColumn = above.filter(({ cell: at }) => at.left >= edge)
  const onPage = nearestOver(cell, inColumn, headings, breaks)
  if (onPage || inColumn.some(({ isRowHead }) => !isRowHead)) return onPage
  return lastOfPageBefore(cell, headings, breaks)
}

/** A heading over the cell that begins right of the text to its left: that is another column, level by coincidence. */
function isOfOtherColumn(left: Cell, cell: Cell, headings: readonly Heading[]): boolean {
  return headings.some(
    ({ cell: head, isRowHead }) =>
      !isRowHead &&
      head.page === cell.page &&
      head.height > 1.15 * cell.height &&
      head.bottom <= cell.top &&
      cell.top - head.bottom < 30 * cell.height &&
      head.left > left.right &&
      head.left <= cell.left,
  )
}

function nearestOver(cell: Cell, above: readonly Heading[], headings: readonly Heading[], breaks: readonly Cell[]) {
  const nearestFirst = [...above].sort((a, b) => b.cell.top - a.cell.top)
  let cutFuel: Fuel | undefined
  for (const heading of nearestFirst) {
    if (!reaches(heading, cell, headings)) continue
    // After a small heading whose part has ended, the larger one above it still applies, unless the two differ.
    if (cutFuel && heading.fuel !== cutFuel) return undefined
    const isCut = breaks.some(
      (cut) =>
        cut.page === cell.page &&
        cut.top > heading.cell.bottom &&
        cut.bottom <= cell.top + 0.5 * cut.height &&
        (endsExport(heading, cut) ||
          (cut.height > (OTHER_SERVICE.test(cut.text) ? 0.9 : breakRatio(heading)) * heading.cell.height &&
            // Under a heading in small type every row's name is larger, and does not end its section.
            (OTHER_SERVICE.test(cut.text) || cut.height > 1.05 * cell.height))) &&
        (overlapsAcross(cut, heading.cell) ||
          overlapsAcross(cut, cell) ||
          Math.abs(cut.left - heading.cell.left) < 3 * cut.height),
    )
    if (!isCut) return heading.fuel
    cutFuel = heading.fuel
  }
  return undefined
}

/** "About your tariff" below the export part is about the supply, in whatever size. */
function endsExport({ fuel }: Heading, { text }: Cell): boolean {
  return (
    fuel === 'export' &&
    /^(?:about )?(?:your|the) (?:energy )?(?:tariff|plan)s?(?: (?:information|details))?$/i.test(text)
  )
}

/** Heights measured on a photo differ by a sixth within one line. */
function breakRatio({ cell, isRowHead }: Heading): number {
  if (cell.page.source === 'ocr') return 1.3
  return isRowHead ? 1.08 : 1.12
}

/** A heading applies to everything below it, and to its right up to the next heading on its line. */
function reaches(heading: Heading, cell: Cell, headings: readonly Heading[]): boolean {
  if (heading.isRowHead && cell.top - heading.cell.bottom > rowReach(heading, headings)) return false
  const beside = headings.filter(
    (other) => other !== heading && other.cell.page === heading.cell.page && isBeside(heading.cell, other.cell),
  )
  if (overlapsAcross(heading.cell, cell)) return true
  if (beside.some((other) => overlapsAcross(other.cell, cell))) return false
  const slack = 1.5 * heading.cell.height
  if (cell.left < heading.cell.left - slack) {
    const centre = (heading.cell.left + heading.cell.right) / 2 / heading.cell.page.widthPoints
    return (
      !heading.isRowHead &&
      beside.length === 0 &&
      Math.abs(centre - 0.5) < 0.08 &&
      heading.cell.left < 0.48 * heading.cell.page.widthPoints
    )
  }
  return !beside.some((other) => other.cell.left > heading.cell.left && other.cell.left - slack <= cell.left)
}

/** "Electricity £105.08" directly over "Gas £61.31" are entries of an account, and head nothing below them. */
function rowReach({ cell, fuel }: Heading, headings: readonly Heading[]): number {
  const isEntry =
    BARE.test(cell.text) &&
    headings.some(
      (other) =>
        other.isRowHead &&
        other.fuel !== fuel &&
        other.fuel !== 'export' &&
        BARE.test(other.cell.text) &&
        other.cell.page === cell.page &&
        Math.abs(other.cell.left - cell.left) < cell.height &&
        Math.abs(other.cell.top - cell.top) < 2.6 * cell.height,
    )
  return isEntry ? 0 : 14 * cell.height
}

/** Headings of two columns; one of them may wrap over two lines. */
function isBeside(one: Cell, other: Cell): boolean {
  return Math.abs(other.top - one.top) < 1.4 * one.height && !overlapsAcross(other, one)
}

function lastOfPageBefore(cell: Cell, headings: readonly Heading[], breaks: readonly Cell[]): Fuel | undefined {
  const cut = breaks.some((other) => other.page === cell.page && other.bottom <= cell.top + 0.5 * other.height)
  if (cut) return undefined
  const before = headings.filter(({ cell: at, isRowHead }) => !isRowHead && at.page.page === cell.page.page - 1)
  return before.at(-1)?.fuel
}

/** "Electricity this month 1st November 2025 - 30th November 2025": dates do not make a heading a sentence. */
function lengthOf(text: string): number {
  return findDates(text).reduce((length, { start, end }) => length - (end - start), text.length)
}

function headingOf(cell: Cell, cells: readonly Cell[]): Heading[] {
  // A total ends its part of the page; what follows does not belong to it.
  const isAddressed = /^(?:electricity|gas) suppl(?:y|ied)\b/i.test(cell.text) && cell.text.length <= LONGEST_ADDRESSED
  if ((lengthOf(cell.text) > LONGEST_HEADING && !isAddressed) || /total|\bvat\b|comes to/i.test(cell.text)) return []
  // The last words of a sentence are not a heading.
  if (/^[a-z].*£\s?\d|£\s?[\d,.]+\.$/.test(cell.text)) return []
  const fuel = fuelNamed(cell.text)
  if (!fuel) return []
  const beside = cellsRight(cell, cells)
  const isRowHead = beside.some((other) => /\d/.test(other.text) && !fuelOfText(other.text))
  return [{ cell, fuel, isRowHead }]
}

/** A line that opens another part of the page: larger than the text around it, and without a fuel. */
function isBreak(cell: Cell, cells: readonly Cell[]): boolean {
  if (cell.text.length > LONGEST_HEADING || !/^[A-Z].*[a-z]{3}|^[A-Z ]{4,}$/.test(cell.text) || /\d{2}/.test(cell.text))
    return false
  if (fuelOfText(cell.text)) return false
  return cellsLeft(cell, cells).every((other) => other.right < cell.left - 3 * cell.height)
}

const BARE = /^\W*(?:your )?(?:electricity|gas)\W*$/i

/** "Electricity" and "Gas" one below the other as row headings: from there on columns have no fuel. */
function startsTable(cell: Cell, lowest: number, headings: readonly Heading[]): boolean {
  const heads = headings.filter(
    ({ cell: at, isRowHead }) =>
      isRowHead && at.page === cell.page && at.top > lowest + at.height && BARE.test(at.text),
  )
  return heads.some(
    (one) =>
      one.cell.top <= cell.top + cell.height &&
      heads.some((other) => other.fuel !== one.fuel && Math.abs(other.cell.left - one.cell.left) < one.cell.height),
  )
}

/** Where the cell's column begins when headings of two fuels are side by side above it; else the left of the page. */
function columnEdge(cell: Cell, headings: readonly Heading[]): number {
  const over = headings.filter(
    ({ cell: at, isRowHead }) => !isRowHead && at.page === cell.page && at.bottom <= cell.top + 0.5 * at.height,
  )
  const pairs = over.filter((one) => over.some((other) => other.fuel !== one.fuel && isBeside(one.cell, other.cell)))
  const lowest = Math.max(...pairs.map((one) => one.cell.top))
  const edges = pairs
    .filter((one) => lowest - one.cell.top < one.cell.height && one.cell.left - 1.5 * one.cell.height <= cell.left)
    .map((one) => one.cell.left - 1.5 * one.cell.height)
  if (startsTable(cell, lowest, headings)) return Number.NEGATIVE_INFINITY
  const pairHeight = Math.min(...pairs.map((one) => one.cell.height))
  const isOver = over.some(
    (other) =>
      other.cell.top > lowest + other.cell.height &&
      other.cell.height > 0.9 * pairHeight &&
      !LABEL_LIKE.test(other.cell.text),
  )
  return edges.length === 0 || isOver ? Number.NEGATIVE_INFINITY : Math.max(...edges)
}
