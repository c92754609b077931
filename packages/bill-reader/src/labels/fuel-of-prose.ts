import type { Cell } from '../layout/cell.ts'
import { cellsAbove } from '../layout/neighbours.ts'
import { type Fuel, fuelNamed } from './fuel-words.ts'

const LEAST_CHARACTERS = 45
const LEAST_WORDS = 8
const MOST_LINES = 8
/** In text heights: the space between two paragraphs. */
const WIDEST_GAP = 2.2

/** A line of running text, to which headings in small type do not apply. */
export function isProse({ text, page }: Cell): boolean {
  return page.source === 'pdf-text' && text.length >= LEAST_CHARACTERS && text.split(' ').length >= LEAST_WORDS
}

/** Running text continues about the fuel that it named last; a line that is not running text ends the search. */
export function fuelOfProse(cell: Cell, cells: readonly Cell[]): Fuel | undefined {
  let below = cell
  for (let line = 0; line < MOST_LINES; line++) {
    const above = cellsAbove(below, cells).find(({ left }) => Math.abs(left - cell.left) < 0.5 * cell.height)
    if (!above || below.top - above.bottom > WIDEST_GAP * cell.height) return undefined
    const isSameText = Math.abs(above.height - cell.height) < 0.1 * cell.height
    if (!isSameText || (!isProse(above) && !/[.]$/.test(above.text))) return undefined
    const named = [...above.text.matchAll(/electricity|\bgas\b/gi)].at(-1)?.[0]
    if (named) return fuelNamed(named)
    below = above
  }
  return undefined
}
