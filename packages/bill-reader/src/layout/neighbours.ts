import type { PageWords } from '../document-words.ts'
import { type Cell, middleOf, overlapsAcross, sharedHeight } from './cell.ts'

/** Neighbours are searched a thousand times in one list of cells, so it is sorted by page once. */
const pagesOfCells = new WeakMap<readonly Cell[], Map<PageWords, Cell[]>>()

/** The cells of its page. */
export function onPageOf(cell: Cell, cells: readonly Cell[]): readonly Cell[] {
  let pages = pagesOfCells.get(cells)
  if (!pages) {
    pages = Map.groupBy(cells, ({ page }) => page)
    pagesOfCells.set(cells, pages)
  }
  return pages.get(cell.page) ?? []
}

/** Cells on the same line to the right, nearest first. */
export function cellsRight(cell: Cell, cells: readonly Cell[]): Cell[] {
  return onPageOf(cell, cells)
    .filter((other) => other !== cell && isLevel(cell, other))
    .filter((other) => other.left >= cell.right - 0.3 * cell.height)
    .sort((a, b) => a.left - b.left)
}

/** Cells on the same line to the left, nearest first. */
export function cellsLeft(cell: Cell, cells: readonly Cell[]): Cell[] {
  return onPageOf(cell, cells)
    .filter((other) => other !== cell && isLevel(cell, other))
    .filter((other) => other.right <= cell.left + 0.3 * cell.height)
    .sort((a, b) => b.right - a.right)
}

/** The whole line of a cell, from the left. */
export function rowOf(cell: Cell, cells: readonly Cell[]): Cell[] {
  return [...cellsLeft(cell, cells).reverse(), cell, ...cellsRight(cell, cells)]
}

/** Cells under it in the same column, nearest first. */
export function cellsBelow(cell: Cell, cells: readonly Cell[]): Cell[] {
  return onPageOf(cell, cells)
    .filter((other) => other.top >= cell.bottom - 0.35 * Math.min(cell.height, other.height))
    .filter((other) => other !== cell && overlapsAcross(cell, other))
    .sort((a, b) => a.top - b.top)
}

/** In text heights: a value further down belongs to another label. */
const FAR_BELOW = 1.6

/** The next cell below it, if it is close enough to be the value of a label. */
export function closeBelow(cell: Cell, cells: readonly Cell[]): Cell[] {
  return cellsBelow(cell, cells)
    .slice(0, 1)
    .filter((other) => other.top - cell.bottom < FAR_BELOW * cell.height)
}

/** Cells above it in the same column, nearest first. */
export function cellsAbove(cell: Cell, cells: readonly Cell[]): Cell[] {
  return onPageOf(cell, cells)
    .filter((other) => other.bottom <= cell.top + 0.35 * Math.min(cell.height, other.height))
    .filter((other) => other !== cell && overlapsAcross(cell, other))
    .sort((a, b) => b.bottom - a.bottom)
}

function isLevel(a: Cell, b: Cell): boolean {
  if (sharedHeight(a, b) < 0.5) return false
  const lower = Math.min(a.bottom - a.top, b.bottom - b.top)
  const isCentred = Math.abs(middleOf(a) - middleOf(b)) <= 0.6 * lower
  const isOnBaseline = Math.abs(a.bottom - b.bottom) <= 0.5 * lower
  return isCentred || isOnBaseline
}
