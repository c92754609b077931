import type { Cell } from './cell.ts'
import { cellsAbove, rowOf } from './neighbours.ts'
import { paragraphsOf, placeInSentence, type Sentence } from './sentences.ts'

/** The text between two stops of a sentence, with the sentence, the text before it, and the heading above it. */
export type Clause = {
  text: string
  start: number
  sentence: Sentence
  /** The paragraph up to this clause. */
  before: string
  heading: string
  /** Everything in the heading's row. */
  headingRow: string
  /** Whether it is the first of its paragraph. */
  isFirst: boolean
}

// A comma between words ends a clause; one in a number or an address does not.
const STOP = /\s?(?:[·•|;]|,(?=\s))\s?/g
const LONGEST_HEADING = 45
/** In text heights. */
const UNDER_HEADING = 2.5

export function clausesOf(cells: readonly Cell[]): Clause[] {
  return paragraphsOf(cells).flatMap((sentences) => {
    const [first] = sentences
    const over = first && headingOver(first.cell, cells)
    const heading = over?.text ?? ''
    const row = over ? rowOf(over, cells) : []
    const headingRow = row.map(({ text }) => text).join(' | ')
    let before = ''
    let isFirst = true
    return sentences.flatMap((sentence) => {
      const clauses = cutUp(sentence.text).map(({ text, start }) => {
        const clause = {
          text,
          start,
          sentence,
          before: before + sentence.text.slice(0, start),
          heading,
          headingRow,
          isFirst,
        }
        isFirst = false
        return clause
      })
      before += `${sentence.text} `
      return clauses
    })
  })
}

function cutUp(text: string): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = []
  let from = 0
  for (const match of [...text.matchAll(STOP), { index: text.length, 0: '' }]) {
    const part = text.slice(from, match.index)
    if (part.trim() !== '') parts.push({ text: part, start: from })
    from = match.index + match[0].length
  }
  return parts
}

/** Where some characters of a clause are printed. */
export function placeInClause({ sentence, start }: Clause, from: number, to: number) {
  return placeInSentence(sentence, start + from, start + to)
}

function headingOver(cell: Cell, cells: readonly Cell[]): Cell | undefined {
  const [above] = cellsAbove(cell, cells)
  if (!above || cell.top - above.bottom > UNDER_HEADING * above.height) return undefined
  return above.text.length <= LONGEST_HEADING && !/\d/.test(above.text) ? above : undefined
}
