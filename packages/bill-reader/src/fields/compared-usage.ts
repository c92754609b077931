import { fuelNamed } from '../labels/fuel-words.ts'
import type { Cell } from '../layout/cell.ts'
import { findNumbers } from '../values/find-numbers.ts'
import type { FieldContext } from './field-context.ts'

const COMPARED =
  /\bthis (?:period|bill|quarter|month) (?:vs?\.?|versus|against|and|compared (?:with|to)) (?:this time )?last year/i
/** In text heights. */
const FURTHEST = 10
const MOST_LEFT = 2

/** "Electricity: this period vs last year" over two bars: the first is this period's. */
export function comparedUsage({ view }: FieldContext, fuel: 'electricity' | 'gas') {
  const heads = view.cells.filter(({ text }) => COMPARED.test(text) && fuelNamed(text) === fuel)
  const [head] = heads
  if (!head || heads.length > 1) return undefined
  const bars = view.cells
    .filter((cell) => isUnder(head, cell) && /^[\d,.]+\s?kWh$/i.test(cell.text.trim()))
    .toSorted((a, b) => a.top - b.top)
  const [first, second, ...more] = bars
  const number = first && findNumbers(first.text)[0]
  const isPair = first && second && more.length === 0 && Math.abs(second.left - first.left) < 6 * first.height
  return isPair && number ? { value: number.value, cell: first, start: number.start, end: number.end } : undefined
}

/** Up to the next comparison, which is the other fuel's. */
function isUnder(head: Cell, cell: Cell): boolean {
  const gap = cell.top - head.bottom
  return (
    cell.page === head.page &&
    gap > -0.3 * head.height &&
    gap < FURTHEST * head.height &&
    cell.left > head.left - MOST_LEFT * head.height
  )
}
