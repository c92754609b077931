import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsBelow, cellsRight } from '../layout/neighbours.ts'
import type { Place } from '../proof/ledger.ts'
import { findDates } from '../values/find-dates.ts'

const PART = '(?:bill(?:ing)?|charg(?:e|ing)|statement|invoice|supply)?\\s?'
const START = new RegExp(`^(?:your )?${PART}period (?:start|from|begin)(?:s|ed|ing)?(?: date| on)?\\s*:?`, 'i')
const END = new RegExp(`^(?:your )?${PART}period (?:end|to|until)(?:s|ed|ing)?(?: date| on)?\\s*:?`, 'i')

/** Whether a label speaks of the billed period's end, which is not the tariff's. */
export function isPeriodEnd(text: string): boolean {
  return END.test(text)
}

/** "Period start" and "Period end" behind labels of their own. */
export function periodEnds(view: BillView): { from: string; to: string; place: Place; score: number }[] {
  const starts = daysAt(view, START)
  const ends = daysAt(view, END)
  return starts.flatMap((start) =>
    ends
      .filter((end) => end.day > start.day)
      .map((end) => ({ from: start.day, to: end.day, place: end.place, score: 0.9 })),
  )
}

function daysAt(view: BillView, label: RegExp): { day: string; place: Place }[] {
  return view.cells.flatMap((cell) => {
    const match = label.exec(cell.text)
    if (!match) return []
    const behind = dayIn(cell, match[0].length)
    if (behind) return [behind]
    const under = cellsBelow(cell, view.cells)[0]
    const tight = under && under.top - cell.bottom < Math.max(cell.height, under.height) ? dayIn(under) : undefined
    const [beside] = cellsRight(cell, view.cells)
    return [tight ?? (beside && dayIn(beside))].filter((found) => found !== undefined)
  })
}

function dayIn(cell: Cell, from = 0): { day: string; place: Place } | undefined {
  const [date] = findDates(cell.text.slice(from))
  if (!date || date.isRange || date.start > 6) return undefined
  return { day: date.from, place: { cell, start: from + date.start, end: from + date.end } }
}
