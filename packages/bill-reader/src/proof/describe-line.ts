import type { Register } from '../bill-facts.ts'
import type { BillView } from '../labels/bill-view.ts'
import { fuelOfText } from '../labels/fuel-words.ts'
import type { LabelKind } from '../labels/label-kind.ts'
import { isOffLine } from '../labels/label-surroundings.ts'
import { type Cell, headRatio } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, rowOf } from '../layout/neighbours.ts'
import { findDates } from '../values/find-dates.ts'
import type { PlacedNumber, PriceLine } from './price-line.ts'

type Triple = { quantity: PlacedNumber; price: PlacedNumber; amount: PlacedNumber; pence: number }

/** Cubic metres being converted to kWh multiply too. */
const CONVERSION = /1\.022\d|[÷/]\s?3\.6\b|calorific value/i

/** What a proven triple is the price of; undefined if neither its units nor the words around it say so. */
export function describeLine(view: BillView, triple: Triple, around: readonly Cell[]): PriceLine | undefined {
  if (CONVERSION.test(triple.price.cell.text) || CONVERSION.test(triple.amount.cell.text)) return undefined
  const own = cellsOfLine(view, triple, around)
  const text = own.map((cell) => cell.text).join(' | ')
  const kind = kindOf(view, triple, text, own)
  if (!kind || !isPlausible(kind, triple)) return undefined
  const { quantity, price } = triple
  const fuel = fuelOfText(text) ?? view.fuelOf(quantity.cell) ?? view.fuelOf(price.cell)
  const range = rangeIn(text) ?? rangeUnder(view, own) ?? rangeAbove(view, own)
  const said = registerOf(textOfTriple(triple) ?? '') ?? registerOf(text)
  const register =
    kind === 'unit' ? (said ?? registerUnder(view, own) ?? registerAbove(view, own, triple.amount)) : undefined
  return { ...triple, kind, fuel, register, text, ...(range && { from: range.from, to: range.to }) }
}

/** In a sentence with several charges, the words of this one: from the previous number on. */
function textOfTriple({ quantity, price, amount }: Triple): string | undefined {
  const { cell } = quantity
  if (price.cell !== cell || amount.cell !== cell || price.start < quantity.start) return undefined
  const before = /\d(?=\D*$)/.exec(cell.text.slice(0, quantity.start))
  return cell.text.slice(before ? before.index + 1 : 0, amount.start)
}

/** The triple's own cells and the text to their left up to the next column of the page. */
function cellsOfLine(view: BillView, { quantity, price, amount }: Triple, around: readonly Cell[]): Cell[] {
  const numbers = [quantity.cell, price.cell, amount.cell]
  const left = Math.min(...numbers.map((cell) => cell.left))
  const right = Math.max(...numbers.map((cell) => cell.right))
  const isOneRow =
    Math.max(...numbers.map((cell) => cell.top)) - Math.min(...numbers.map((cell) => cell.top)) < quantity.cell.height
  if (!isOneRow) return [...new Set(numbers)]
  const inside = around.filter((cell) => cell.left >= left - 0.1 && cell.right <= right + 0.1)
  const leading: Cell[] = []
  // A heading beside the line belongs to another column.
  const before = around.filter(
    (other) => other.right <= left + 1 && other.height < headRatio(quantity.cell) * quantity.cell.height,
  )
  for (const cell of before.reverse()) {
    // An amount further left ends its own line, in the column beside.
    if (/£\s?\d|\d\.\d{2}\s*$/.test(cell.text) || isOffLine(quantity.cell, cell) || isOfBox(view, cell)) break
    leading.unshift(cell)
  }
  return [...leading, ...inside]
}

const BOXED: readonly LabelKind[] = [
  'exitFee',
  'endDate',
  'serial',
  'supplyNumber',
  'annualUse',
  'annualCost',
  'account',
]

/** A label of the tariff or the meter in a box beside the charges, level with them by coincidence. */
function isOfBox(view: BillView, cell: Cell): boolean {
  return view.labelsIn(cell).some(({ kind, strength }) => strength === 1 && BOXED.includes(kind))
}

/** A charge per kWh in addition to the tariff: part of the total, but neither its rate nor more usage. */
export const LEVY = /\blevy\b|\bccl\b|green deal|\bduos\b|\btnuos\b|\bbsuos\b|renewables obligation|capacity market/i

function kindOf(
  view: BillView,
  { quantity, price }: Triple,
  text: string,
  own: readonly Cell[],
): PriceLine['kind'] | undefined {
  if (LEVY.test(text)) return 'levy'
  if (price.per === 'day' || quantity.unit === 'days') return 'standing'
  if (price.per === 'kwh' || quantity.unit === 'kwh' || quantity.unit === 'units') return 'unit'
  if (
    /standing|\bdaily\b(?!\s?(?:us|average|energy|consum|electric|gas|unit))|fixed\s?charge|network\s?charge per/i.test(
      text,
    )
  )
    return 'standing'
  // A row named as the standing charge is one, whatever its column headings.
  if (own.some((cell) => view.labelsIn(cell).some(({ kind, strength }) => kind === 'standing' && strength === 1)))
    return 'standing'
  // "Days of supply | 92 | 45.53 pence": the row counts days.
  if (quantity.decimals === 0 && own.some((cell) => OF_DAYS.test(cell.text))) return 'standing'
  if (/kwh/i.test(text)) return 'unit'
  if (/\|\s*days\s*\|/i.test(text)) return 'standing'
  const head = [...headsOf(view, price.cell), ...headsOf(view, quantity.cell)].find(
    (one) => PER_DAY.test(one) || PER_UNIT.test(one),
  )
  if (head !== undefined && PER_DAY.test(head) && !PER_UNIT.test(head)) return 'standing'
  if (head !== undefined && PER_UNIT.test(head)) return 'unit'
  return /electric|gas|energy|used|usage|consum|day|night|peak|rate|\bunits?\b/i.test(text) ? 'unit' : undefined
}

const OF_DAYS = /^\W*(?:no\.? of |number of |charge for )?days\b/i
const PER_DAY = /per\s?day|\/\s?day|daily|^days$|no\.? of days|\bdays\b/i
const PER_UNIT = /kwh|unit|usage|used|consum/i

function headsOf(view: BillView, cell: Cell): string[] {
  return cellsAbove(cell, view.cells)
    .slice(0, 8)
    .map((other) => other.text)
    .filter((text) => text.length < 30 && /[a-z]/i.test(text))
}

function isPlausible(kind: PriceLine['kind'], { quantity, pence }: Triple): boolean {
  if (kind === 'levy') return true
  if (kind === 'unit') return pence >= 0.5 && pence <= 150
  return pence >= 1 && pence <= 1500 && quantity.value <= 1000 && quantity.decimals === 0
}

export function registerOf(text: string): Register | undefined {
  const words = text.replaceAll(
    /per\s?day|\/\s?day|\bp\s?day|(?<![a-z\d]|rate\s)\d{1,3}\s?days?(?!\s*kwh)|\ba\s?day|days\b|all\s?day|any\s?time|24\s?h/gi,
    ' ',
  )
  if (
    /night|off[\s-]?peak|\blow\b|\beconomy (?!7 day)|rate\s?(?:2|two)\b|\bR2\b|overnight|\bcheap(?:er)? (?:rate|hours|units)|reduced rate/i.test(
      words,
    )
  )
    return 'night'
  if (/\bday|(?<!off[\s-]?)\bpeak|\bnormal\b|rate\s?(?:1|one)\b|\bR1\b|\bhigh (?:rate|units)\b/i.test(words))
    return 'day'
  // "17155 D" and "43409 N" mark the register on the reading.
  const letter = /\d\s([DN])\s*(?:\||$)/.exec(words)?.[1]
  return letter === undefined ? undefined : letter === 'N' ? 'night' : 'day'
}

const REGISTER_BEHIND =
  /^(?:\s?(?:\/|per|a)\s?kwh)?\s\(?((?:off[\s-]?)?peak|day(?:time)?|night(?:[\s-]?time)?|overnight)\)?(?=\s?[,;·.]|\sand\s|$)/i

/** "24.10p/kWh peak, 9.20p/kWh off-peak" names each register after its price. */
export function registerBehind(text: string, end: number): Register | undefined {
  return registerOf(REGISTER_BEHIND.exec(text.slice(end))?.[1] ?? '')
}

/** The name of a charge may span lines before its calculation. */
const MOST_LINES_ABOVE = 3

/** A two-line name may end below the calculation. */
function registerUnder(view: BillView, own: readonly Cell[]): Register | undefined {
  const [first] = own
  const [below] = first ? cellsBelow(first, view.cells) : []
  if (!first || !below || below.text.length > 40 || below.top - first.bottom > 0.45 * first.height) return undefined
  const isOther = rowOf(below, view.cells).some((cell) => /\d\.\d{2}(?!\d)/.test(cell.text))
  return isOther || Math.abs(below.left - first.left) > first.height ? undefined : registerOf(below.text)
}

function registerAbove(view: BillView, own: readonly Cell[], amount: PlacedNumber): Register | undefined {
  let [below] = own
  for (let line = 0; below && line < MOST_LINES_ABOVE; line++) {
    const [above]: Cell[] = cellsAbove(below, view.cells)
    if (!above || below.top - above.bottom > 1.2 * below.height || above.text.length > 60) return undefined
    // Another amount belongs to another charge.
    const isOther = rowOf(above, view.cells).some((cell) => cell !== amount.cell && /\d\.\d{2}(?!\d|p)/.test(cell.text))
    const register = isOther ? undefined : registerOf(above.text)
    if (register || isOther) return register
    below = above
  }
  return undefined
}

/** A range in words, or its two dates in separate columns. */
export function rangeIn(text: string): { from: string; to: string } | undefined {
  const dates = findDates(text)
  const range = dates.find(({ isRange }) => isRange)
  const [first, second] = dates
  if (range || !first || !second || first.from > second.to) return range
  return { from: first.from, to: second.to }
}

/** Dates in small type under the words that begin the line. */
function rangeUnder(view: BillView, own: readonly Cell[]) {
  const [first] = own
  const below = first && cellsBelow(first, view.cells)[0]
  if (!first || !below || below.top - first.bottom > 0.6 * first.height) return undefined
  return findDates(below.text).find(({ isRange }) => isRange)
}

function rangeAbove(view: BillView, own: readonly Cell[]) {
  const [first] = own
  if (!first) return undefined
  for (const above of cellsAbove(first, view.cells).slice(0, 6)) {
    if (first.top - above.bottom > 12 * first.height) return undefined
    const range = findDates(above.text).find(({ isRange }) => isRange)
    if (range) return range
  }
  return undefined
}
