import type { BillView } from '../labels/bill-view.ts'
import { isContinuation } from '../labels/continuation.ts'
import { type Cell, middleOf } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, rowOf } from '../layout/neighbours.ts'
import { findNumbers } from '../values/find-numbers.ts'
import { columnRole } from './column-role.ts'
import { describeLine } from './describe-line.ts'
import { isOfYear } from './is-of-year.ts'
import { provenPence } from './multiplies.ts'
import type { PlacedNumber, PriceLine } from './price-line.ts'

type Triple = { quantity: PlacedNumber; price: PlacedNumber; amount: PlacedNumber; pence: number; worth: number }

const MOST_NUMBERS_IN_ROW = 16

/** Every place where quantity x price = amount, in one row of the page or in lines close together. */
export function findPriceLines(view: BillView): PriceLine[] {
  const used = new Set<string>()
  const lines: PriceLine[] = []
  const seen = new Set<Cell>()
  const places = new Map(view.cells.map((cell, index) => [cell, index]))
  for (const cell of view.cells) {
    if (seen.has(cell)) continue
    const row = rowOf(cell, view.cells)
    for (const other of row) seen.add(other)
    take(triplesOf(view, row.flatMap(numbersOf), false), row)
  }
  for (const cell of view.cells) {
    if (
      !numbersOf(cell).some(
        ({ per, unit }) => per === 'kwh' || per === 'day' || unit === 'kwh' || unit === 'days' || unit === 'units',
      )
    )
      continue
    const near = [...new Set([...closeLines(cell, view.cells), ...linesBeside(cell, view.cells)])]
    take(triplesOf(view, near.flatMap(numbersOf), true), near)
  }
  return lines.sort((a, b) => inOrder(a.quantity.cell, b.quantity.cell))

  function take(triples: readonly Triple[], around: readonly Cell[]): void {
    for (const triple of triples) {
      const keys = [triple.quantity, triple.price, triple.amount].map(keyOf)
      if (keys.some((key) => used.has(key))) continue
      const line = isOfYear(view, [triple.quantity, triple.price, triple.amount])
        ? undefined
        : describeLine(view, triple, around)
      if (!line) continue
      for (const key of keys) used.add(key)
      lines.push(line)
    }
  }

  function keyOf(number: PlacedNumber): string {
    return `${places.get(number.cell)}:${number.start}`
  }
}

/** In reading order: charges without dates are assumed to be consecutive. */
function inOrder(a: Cell, b: Cell): number {
  if (a.page !== b.page) return a.page.page - b.page.page
  return Math.abs(a.top - b.top) < 1.5 * a.height ? a.left - b.left : a.top - b.top
}

const numbersOfCells = new WeakMap<Cell, PlacedNumber[]>()

/** "105 kWh at 25.37" above "pence per kWh": a number at the end of its line has its unit on the next. */
const UNIT_AHEAD = /^(?:p(?:ence)?\b|kwh\b|days?\b|units?\b|per\b)/i

/** Gives such numbers their unit, once for a document. */
export function lendUnits(cells: readonly Cell[]): void {
  for (const cell of cells) {
    if (!/\d$/.test(cell.text)) continue
    const [next] = cellsBelow(cell, cells)
    if (!next || !UNIT_AHEAD.test(next.text) || !isContinuation(cell, next)) continue
    const own = findNumbers(`${cell.text} ${next.text}`).filter(({ start }) => start < cell.text.length)
    const ends = own.map((number) => ({ ...number, end: Math.min(number.end, cell.text.length), cell }))
    numbersOfCells.set(cell, ends)
  }
}

/** The numbers of a cell, searched once. */
export function numbersOf(cell: Cell): PlacedNumber[] {
  const known = numbersOfCells.get(cell)
  if (known) return known
  const found = findNumbers(cell.text).map((number) => ({ ...number, cell }))
  numbersOfCells.set(cell, found)
  return found
}

function closeLines(cell: Cell, cells: readonly Cell[]): Cell[] {
  return cells.filter(
    (other) =>
      other.page === cell.page &&
      Math.abs(middleOf(other) - middleOf(cell)) < 5.5 * cell.height &&
      other.left < cell.right + 0.35 * cell.page.widthPoints &&
      other.right > cell.left - 0.35 * cell.page.widthPoints,
  )
}

/** The whole line above it and below it, however wide: "Unit charges ... £45.24" above "173 kWh at 26.15p". */
function linesBeside(cell: Cell, cells: readonly Cell[]): Cell[] {
  const [above] = cellsAbove(cell, cells)
  const [below] = cellsBelow(cell, cells)
  return [above, below]
    .filter((other) => other !== undefined)
    .filter((other) => Math.abs(middleOf(other) - middleOf(cell)) < 2 * cell.height)
    .flatMap((other) => rowOf(other, cells))
}

/** The best-fitting triples first: numbers with units before bare ones, close together before far apart. */
function triplesOf(view: BillView, numbers: readonly PlacedNumber[], mustBeTyped: boolean): Triple[] {
  if (!mustBeTyped && numbers.length > MOST_NUMBERS_IN_ROW) return []
  const triples: Triple[] = []
  for (const amount of numbers) {
    if (!isAmount(amount, mustBeTyped)) continue
    for (const price of numbers) {
      if (price === amount || !isPrice(price, mustBeTyped)) continue
      for (const quantity of numbers) {
        if (quantity === amount || quantity === price || !isQuantity(quantity, price, mustBeTyped)) continue
        // No usage costs nothing, at any price.
        if ((quantity.value === 0) !== (amount.value === 0)) continue
        const pence = provenPence(quantity, price, amount)
        if (pence === undefined) continue
        const worth = worthOf(quantity, price, amount) + (mustBeTyped ? 0 : orderWorth(view, quantity, price, pence))
        triples.push({ quantity, price, amount, pence, worth })
      }
    }
  }
  return triples.sort((a, b) => b.worth - a.worth)
}

function isAmount(number: PlacedNumber, mustBeTyped: boolean): boolean {
  if (number.per || number.decimals > 2) return false
  if (number.value === 0) return !mustBeTyped && number.unit === 'gbp'
  return number.unit === 'gbp' || (!mustBeTyped && !number.unit && number.decimals === 2)
}

function isPrice(number: PlacedNumber, mustBeTyped: boolean): boolean {
  if (number.value <= 0 || number.per === 'year' || number.per === 'month') return false
  if (mustBeTyped) return number.per === 'kwh' || number.per === 'day' || number.unit === 'pence'
  if (number.unit === 'gbp') return number.per !== undefined || number.decimals >= 3 || number.value < 2
  return number.unit === 'pence' || (!number.unit && number.decimals >= 1)
}

function isQuantity(number: PlacedNumber, price: PlacedNumber, mustBeTyped: boolean): boolean {
  if (number.per || (number.value === 0 && number.unit !== 'kwh')) return false
  if (number.unit === 'kwh' || number.unit === 'units') return price.per !== 'day'
  if (number.unit === 'days') return price.per !== 'kwh' && number.decimals === 0
  return !number.unit && !mustBeTyped
}

/** The range of prices for a kilowatt hour or a day, generously. */
const LIKELY_PENCE = { least: 2, most: 120 }

/**
 * Swapped, quantity and price give the same amount: their column headings decide, else the plausible range of a price.
 */
function orderWorth(view: BillView, quantity: PlacedNumber, price: PlacedNumber, pence: number): number {
  if (quantity.unit || price.unit || price.per) return 0
  const roles = [columnRole(view, quantity.cell), columnRole(view, price.cell)]
  if (roles[0] === 'quantity' && roles[1] === 'price') return 3
  if (roles[0] === 'price' && roles[1] !== 'price') return -3
  if (roles[1] === 'quantity' && roles[0] !== 'quantity') return -3
  const isLikely = pence >= LIKELY_PENCE.least && pence <= LIKELY_PENCE.most
  return (isLikely ? 0.5 : 0) + 0.2 * Math.sign(price.decimals - quantity.decimals)
}

function worthOf(quantity: PlacedNumber, price: PlacedNumber, amount: PlacedNumber): number {
  const typed = [quantity, price, amount].filter(({ unit }) => unit !== undefined).length
  const edges = [quantity, price, amount].flatMap(({ cell }) => [cell.left, cell.right])
  const tops = [quantity, price, amount].map(({ cell }) => cell.top)
  const spread = Math.max(...edges) - Math.min(...edges) + 3 * (Math.max(...tops) - Math.min(...tops))
  const isInOrder = quantity.cell.left <= amount.cell.left && price.cell.left <= amount.cell.left
  return typed * 2 + (price.per ? 1 : 0) + (isInOrder ? 1 : 0) - spread / quantity.cell.page.widthPoints
}
