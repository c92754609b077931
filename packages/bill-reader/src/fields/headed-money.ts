import type { BillView } from '../labels/bill-view.ts'
import type { LabelKind } from '../labels/label-kind.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsBelow, cellsLeft, cellsRight } from '../layout/neighbours.ts'
import { findDates } from '../values/find-dates.ts'
import { readMoney } from '../values/value-readers.ts'
import type { MoneyMark } from './money-marks.ts'

const HEADS: readonly [RegExp, LabelKind, 'electricity' | 'gas' | 'export'][] = [
  [/^(?:your )?electricity$/i, 'fuelTotal', 'electricity'],
  [/^(?:your )?gas$/i, 'fuelTotal', 'gas'],
  [/^(?:your )?(?:solar )?export$/i, 'exportPayment', 'export'],
]
/** Printed larger than its heading, an amount is the total of the whole part. */
const LARGER = 1.3

/** A card headed "Electricity" with one large amount directly under the heading. */
export function headedMoney(view: BillView): MoneyMark[] {
  return view.cells.flatMap((head) => {
    const meant = HEADS.find(([pattern]) => pattern.test(head.text.trim()))
    const [cell] = meant ? cellsBelow(head, view.cells) : []
    return meant && cell && isUnder(head, cell) ? markOf(head, cell, meant[1], meant[2]) : []
  })
}

const ROW =
  /^(?:your |trydan |nwy )?(electricity|gas|trydan|nwy)(?:\s?\([^)]{3,30}\)|:?\s[\d,.]+\s?kwh(?:\sfrom)?)?:?$/i

/** "Electricity £146.16", "Gas – £30.57": the heading of a part with its total. */
const WHOLE = /^(?:your )?(electricity|gas|trydan|nwy)\s?[-–—:]?\s?£\s?[\d,]+\.\d{2}$/i

/** "Energy £62.07": the charge of a supplier that sells nothing else. */
const ENERGY = /^(?:your )?energy\s?[-–—:]?\s?£\s?[\d,]+\.\d{2}$/i

export function energyMoney({ cells }: BillView): MoneyMark[] {
  return cells.filter(({ text }) => ENERGY.test(text.trim())).flatMap((cell) => markOf(cell, cell, 'total', undefined))
}

/** "Gas 1 Apr 2026 to 30 Apr 2026": the dates belong to the row. */
function withoutPeriod(text: string): string {
  const [range] = findDates(text)
  return range?.isRange && range.end === text.length
    ? text.slice(0, range.start).replace(/(?<![\s,])[\s,]+$/, '')
    : text.trim()
}

/** "Electricity (details overleaf) £76.66": a row for each fuel, with no other label for the amount. */
export function rowedMoney(view: BillView): MoneyMark[] {
  const all = view.cells.flatMap((head) => {
    const whole = WHOLE.exec(head.text.trim())?.[1]
    if (whole) return markOf(head, head, 'fuelTotal', /gas|nwy/i.test(whole) ? 'gas' : 'electricity')
    const fuel = ROW.exec(withoutPeriod(head.text))?.[1]?.toLowerCase()
    const cell = fuel ? sumBeside(view, head) : undefined
    if (!cell) return []
    return markOf(head, cell, 'fuelTotal', fuel === 'gas' || fuel === 'nwy' ? 'gas' : 'electricity')
  })
  const rows = [...new Map(all.map((row) => [`${row.fuel} ${row.value.gbp}`, row])).values()]
  // One of them alone may be anything, unless it states the usage; a row for each fuel is how a front page summarises
  // them.
  const [only, ...others] = rows
  if (only && others.length === 0 && /kwh/i.test(only.label.cell.text)) return rows
  if (rows.length !== 2 || new Set(rows.map(({ fuel }) => fuel)).size !== 2) return []
  return rows.every(({ printed }) => printed.startsWith('£')) || isMoneyOut(view, rows) ? rows : []
}

const SUM = /^-?£\s?[\d,]+\.\d{2}$/

/** Printed as money out, the two must add up to an amount that the page prints too. */
function isMoneyOut({ cells }: BillView, rows: readonly MoneyMark[]): boolean {
  const whole = `£${rows.reduce((sum, { value }) => sum + value.gbp, 0).toFixed(2)}`
  const isTold = cells.some(({ text }) =>
    text
      .replaceAll(',', '')
      .split(' ')
      .some((word) => word.replace(/^-|\.$/g, '') === whole),
  )
  return isTold && rows.every(({ printed }) => printed.startsWith('-'))
}

/** After its label, or before it if nothing is after it; words of the next column do not count. */
function sumBeside(view: BillView, head: Cell): Cell | undefined {
  const [right, ...more] = cellsRight(head, view.cells)
  const [left, ...further] = cellsLeft(head, view.cells)
  const [cell, others] = right && SUM.test(right.text.trim()) ? [right, more] : [left, [...further, right]]
  const isOther = others.some((other) => other && /[\d£]/.test(other.text) && !/^\d{6,}$/.test(other.text))
  return cell && !isOther && SUM.test(cell.text.trim()) ? cell : undefined
}

function isUnder(head: Cell, cell: Cell): boolean {
  return (
    /^[-+]?\s?£\s?[\d,]+\.\d{2}$/.test(cell.text.trim()) &&
    cell.height >= LARGER * head.height &&
    cell.top - head.bottom < (cell.page.source === 'ocr' ? 1.8 : 1.2) * head.height &&
    Math.abs(cell.left - head.left) < head.height
  )
}

function markOf(head: Cell, cell: Cell, kind: LabelKind, fuel: MoneyMark['fuel']): MoneyMark[] {
  const { text } = head
  const span = { start: 0, end: text.length, area: head, lines: [head], text, foldedLength: text.length }
  const label = { kind, strength: 1, cell: head, ...span }
  const parsed = readMoney(cell.text, label, 'below')
  if (!parsed) return []
  const { value, start, end } = parsed
  const printed = cell.text.slice(Math.max(0, cell.text.search(/-?£/)))
  return [{ value, printed, cell, start, end, score: 0.85, label, relation: 'below', fuel, kind }]
}
