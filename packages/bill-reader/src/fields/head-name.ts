import type { Cell } from '../layout/cell.ts'
import { cellsBelow, cellsRight } from '../layout/neighbours.ts'
import type { FieldContext } from './field-context.ts'

/** The name in the page heading; `cells` are all of its cells, from its first line. */
export type HeadName = { text: string; cells: readonly Cell[] }

const HEAD_SHARE = 0.22
/** Large text at the top of a bill that is not a firm's name. */
const NOT_A_FIRM =
  /\b(?:bills?|statement|invoice|summary|account|welcome|hello|hi|dear|balance|page|your|you|we|total|due|pay(?:ment)?|energy use|usage|electricity|gas|tariff|charges?|customer|supply|credit|debit|owe|important|thank|print|terms|help|contact|about|information|breakdown|readings?|meters?|prices?|notes?|details?|moving|questions?|news|mr|mrs|ms|miss|dr|mx)\b|[£\d@:?!]/i
/** The generic part of firms' names in the trade; alone it identifies no firm. */
const OF_TRADE =
  /^(?:the|energy|power|electric(?:ity)?|gas|utilit(?:y|ies)|fuels?|supply|light|heat|company|co|group|uk|&|and|\s)+$/i
const LARGE = 1.45
/** In text heights. */
const WIDE_GAP = 3
const NEXT_LINE = 0.9

/** The name on the first page in larger type than all else there: not all firms have "Energy" in their name. */
export function headName({ view }: FieldContext): HeadName | undefined {
  const first = view.cells.filter(({ page, top }) => page.page === 1 && top < HEAD_SHARE * page.heightPoints)
  const sizes = view.cells.map(({ height }) => height).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  // An amount may be printed larger than the supplier's name.
  const largest = first.filter(({ text }) => !/[£\d]/.test(text)).toSorted((a, b) => b.height - a.height)[0]
  if (!largest || largest.height < LARGE * usual) return undefined
  const start = first.find((cell) => reaches(cell, largest, view.cells)) ?? largest
  const name = grown(start, view.cells)
  if (!isFirm(name.text)) return undefined
  // Two names of one size are ambiguous.
  const isContested = first.some(
    (cell) => !name.cells.includes(cell) && cell.height > 0.95 * largest.height && isFirm(cell.text),
  )
  return isContested ? undefined : name
}

function reaches(cell: Cell, other: Cell, cells: readonly Cell[]): boolean {
  return cell !== other && grown(cell, cells).cells.includes(other)
}

/** A widely spaced name is split into cells of one row, and a narrow one into lines of one size. */
function grown(start: Cell, cells: readonly Cell[]): HeadName {
  const own = [start]
  while (own.length < 4) {
    const last = own.at(-1) ?? start
    const [beside] = cellsRight(last, cells)
    const [below] = cellsBelow(own[0] ?? start, cells).filter((cell) => !own.includes(cell))
    const next =
      beside && beside.left - last.right < WIDE_GAP * last.height && isAlike(beside, start)
        ? beside
        : below && below.top - last.bottom < NEXT_LINE * last.height && isAlike(below, start) && isUnder(below, start)
          ? below
          : undefined
    if (!next || !/^[A-Z&]/.test(next.text)) break
    own.push(next)
  }
  return { text: own.map(({ text }) => text.trim()).join(' '), cells: own }
}

function isAlike(one: Cell, other: Cell): boolean {
  return Math.min(one.height, other.height) > 0.8 * Math.max(one.height, other.height)
}

function isUnder(below: Cell, above: Cell): boolean {
  const centres = Math.abs(below.left + below.right - above.left - above.right) / 2
  return Math.abs(below.left - above.left) < 0.6 * above.height || centres < 0.6 * above.height
}

export function isFirm(text: string): boolean {
  const name = text.trim()
  // "Wharfedale Gas": after another name the word belongs to the firm's name.
  const own = name.replace(/(?<=\S)\s(?:gas|electricity|supply)$/i, '')
  return (
    /^(?:[A-Z]|[a-z](?=[A-Z]))[\w'’&.-]*(?: (?:&|[A-Z][\w'’&.-]*|[a-z]{2,3})){0,4}$/.test(name) &&
    !NOT_A_FIRM.test(own) &&
    !OF_TRADE.test(name)
  )
}

/**
 * Whether another name that was found is preferred to the page heading: it appears in the heading too, or is the
 * heading.
 */
export function isOfHead({ name, cell }: { name: string; cell: Cell }, head: HeadName): boolean {
  if (head.text.toLowerCase().includes(name.toLowerCase())) return name.length > 0.7 * head.text.length
  return cell.page.page === 1 && cell.top < HEAD_SHARE * cell.page.heightPoints
}

/** The very first line of the first page, where a firm puts its name if nothing is printed large. */
const FIRST_LINE_SHARE = 0.12

export function firstLineName({ view }: FieldContext): HeadName | undefined {
  const first = view.cells.find(({ page }) => page.page === 1)
  if (!first || first.top > FIRST_LINE_SHARE * first.page.heightPoints) return undefined
  return isFirm(first.text) && first.text.trim().includes(' ') ? { text: first.text.trim(), cells: [first] } : undefined
}
