import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsBelow, cellsRight } from '../layout/neighbours.ts'
import type { Place } from '../proof/ledger.ts'
import { findDates } from '../values/find-dates.ts'

const PART = '(?:bill(?:ing)?|charg(?:e|ing)|statement|invoice|supply)?\\s?'
const BILL = '(?:bill(?:ing)?|charg(?:e|es|ing)|statement|invoice|period)'
const OVER = '(?:bill(?:ed|ing)?|charged?|statement|invoice|supply|supplied|usage)'
/** "Period start", "Supply from", "Start of bill", "Statement start date". */
const START = new RegExp(
  `^(?:your )?(?:${PART}period (?:start|from|begin)(?:s|ed|ing)?|${OVER} from|start of (?:the |this |your )?${BILL}(?: period)?|${BILL} start)(?: date| on)?\\s*:?`,
  'i',
)
const END = new RegExp(
  `^(?:your )?(?:${PART}period (?:end|to|until)(?:s|ed|ing)?|${OVER} (?:to|until)|end of (?:the |this |your )?${BILL}(?: period)?|${BILL} end)(?: date| on)?\\s*:?`,
  'i',
)

/** Whether a label is about the billed period's end, as opposed to the tariff's. */
export function isPeriodEnd(text: string): boolean {
  return END.test(text)
}

/** "27824 at the end (actual).", "End 31/10/2025 45455 Customer". */
const SHOWN_AT_END =
  /^\d[\d,.]{2,8}\s(?:m3\s)?at the end\b|\b(?:20)?\d\d\s\d[\d,.]{2,8}\s\(?(?:actual|customer|estimated?|smart|[ACES]\b)/i

export function isReadingAtEnd(text: string): boolean {
  return SHOWN_AT_END.test(text)
}

/** "Period start" and "Period end" after separate labels. */
export function periodEnds(view: BillView): { from: string; to: string; place: Place; score: number }[] {
  const starts = daysAt(view, START)
  const ends = daysAt(view, END)
  return [...bareEnds(view), ...labelledEnds(starts, ends)]
}

type Day = { day: string; place: Place }

function labelledEnds(starts: readonly Day[], ends: readonly Day[]) {
  return starts.flatMap((start) =>
    ends
      .filter((end) => end.day > start.day)
      .map((end) => ({ from: start.day, to: end.day, place: end.place, score: 0.9 })),
  )
}

/** "From" above "To", or next to it, with nothing else in either label: believed only if the charged days prove it. */
function bareEnds(view: BillView) {
  const starts = view.cells.filter(({ text }) => /^from\s*:?$/i.test(text))
  return starts.flatMap((start) => {
    const end = view.cells.find(
      (cell) =>
        cell.page === start.page &&
        /^(?:to|until)\s*:?$/i.test(cell.text) &&
        Math.abs(cell.top - start.top) < 3.5 * start.height &&
        (Math.abs(cell.left - start.left) < start.height || Math.abs(cell.top - start.top) < 0.5 * start.height),
    )
    const [from] = dayAt(view, start, 0)
    const [to] = end ? dayAt(view, end, 0) : []
    return from && to && to.day > from.day ? [{ from: from.day, to: to.day, place: to.place, score: 0.45 }] : []
  })
}

function daysAt(view: BillView, label: RegExp): Day[] {
  return view.cells.flatMap((cell) => {
    const match = label.exec(cell.text)
    return match ? dayAt(view, cell, match[0].length) : []
  })
}

function dayAt(view: BillView, cell: Cell, end: number): Day[] {
  const behind = dayIn(cell, end)
  if (behind) return [behind]
  const under = cellsBelow(cell, view.cells)[0]
  const tight = under && under.top - cell.bottom < 1.6 * Math.max(cell.height, under.height) ? dayIn(under) : undefined
  const [beside] = cellsRight(cell, view.cells)
  return [tight ?? (beside && dayIn(beside))].filter((found) => found !== undefined)
}

function dayIn(cell: Cell, from = 0): Day | undefined {
  const [date] = findDates(cell.text.slice(from))
  if (!date || date.isRange || date.start > 6) return undefined
  return { day: date.from, place: { cell, start: from + date.start, end: from + date.end } }
}
