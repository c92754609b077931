import type { Cell } from './cell.ts'
import { cellsAbove, cellsBelow } from './neighbours.ts'

/** A sentence of the page, over as many lines as it takes. `start` is its offset in its first cell. */
export type Sentence = { text: string; cell: Cell; start: number; parts: readonly { cell: Cell; from: number }[] }

/** Fewer characters are a label or a value. */
const LEAST_CHARACTERS = 24
const MOST_LINES = 12
const LEAST_FULL_LINE = 45
// "inc. VAT" and "no. 12" do not end a sentence.
const END = /(?<!\b(?:inc|incl|exc|excl|ex|no|No|ltd|Ltd|est|approx|ref|Acct|Co))[.!?](?=\s+["']?[A-Z]|\s*$)/g

/** Every sentence on the pages, with the lines of one paragraph joined. */
export function sentencesOf(cells: readonly Cell[]): Sentence[] {
  return cells
    .filter((cell) => isProse(cell) && !goesOnFrom(cell, cells))
    .flatMap((cell) => cutUp(linesFrom(cell, cells)))
}

/**
 * The text of all pages, paragraph by paragraph, each split into sentences; a label or a value is its own paragraph.
 */
export function paragraphsOf(cells: readonly Cell[]): Sentence[][] {
  let found = paragraphsOfCells.get(cells)
  if (!found) {
    found = cells.filter((cell) => !goesOnFrom(cell, cells)).map((cell) => cutUp(linesFrom(cell, cells)))
    paragraphsOfCells.set(cells, found)
  }
  return found
}

/** Asked for each value of a page. */
const paragraphsOfCells = new WeakMap<readonly Cell[], Sentence[][]>()

/** OCR loses spaces, so on photos words are not counted. */
function isProse({ text, page }: Cell): boolean {
  const isLong = page.source === 'ocr' ? text.length >= LEAST_CHARACTERS + 8 : text.split(' ').length >= 4
  return text.length >= LEAST_CHARACTERS && isLong && /[a-z]{2}/.test(text)
}

function goesOnFrom(cell: Cell, cells: readonly Cell[]): boolean {
  const [above] = cellsAbove(cell, cells)
  return above !== undefined && isProse(above) && isNextLine(above, cell)
}

function linesFrom(cell: Cell, cells: readonly Cell[]): Cell[] {
  const lines = [cell]
  while (lines.length < MOST_LINES) {
    const last = lines.at(-1) ?? cell
    const [next] = isProse(last) ? cellsBelow(last, cells) : []
    if (!next || !isNextLine(last, next)) break
    lines.push(next)
  }
  return lines
}

/** The line above it must be full: a paragraph is broken where a word no longer fits. */
function isNextLine(above: Cell, below: Cell): boolean {
  // "Tariff name: Flexi Green" is a complete line.
  if (above.text.length < LEAST_FULL_LINE && /^[A-Z][^.:]{2,30}:\s/.test(above.text)) return false
  const height = Math.max(above.height, below.height)
  const isClose = below.top - above.bottom < (above.page.source === 'ocr' ? 1.45 : 0.85) * height
  const isSameSize = Math.min(above.height, below.height) > 0.85 * height
  return (
    isClose && isSameSize && Math.abs(above.left - below.left) < 0.5 * height && above.right > below.right - 8 * height
  )
}

function cutUp(lines: readonly Cell[]): Sentence[] {
  let text = ''
  const starts = lines.map((cell) => {
    const from = text === '' ? 0 : text.length + 1
    text = text === '' ? cell.text : `${text} ${cell.text}`
    return { cell, from }
  })
  const sentences: Sentence[] = []
  let from = 0
  for (const match of [...text.matchAll(END), { index: text.length }]) {
    const part = text.slice(from, match.index + 1)
    const lead = part.length - part.trimStart().length
    const at = from + lead
    const first = starts.findLast((one) => one.from <= at)
    if (first && part.trim().length > 2) {
      const parts = starts.map((one) => ({ cell: one.cell, from: one.from - at }))
      sentences.push({ text: part.trim(), cell: first.cell, start: at - first.from, parts })
    }
    from = match.index + 1
  }
  return sentences
}

/** Where some characters of a sentence are printed, as far as they are on one line. */
export function placeInSentence({ parts }: Sentence, start: number, end: number) {
  const part = parts.findLast(({ from }) => from <= start) ?? parts[0]
  if (!part) return undefined
  const first = start - part.from
  return { cell: part.cell, start: first, end: Math.min(part.cell.text.length, first + end - start) }
}
