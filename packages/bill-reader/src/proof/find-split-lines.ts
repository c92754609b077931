import type { LabelledRate } from '../fields/read-rates.ts'
import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { rowOf } from '../layout/neighbours.ts'
import { registerOf } from './describe-line.ts'
import { numbersOf } from './find-price-lines.ts'
import { provenPence } from './multiplies.ts'
import type { PlacedNumber, PriceLine } from './price-line.ts'

/** Charges whose price stands elsewhere, in the tariff's box: "295 kWh  £78.77" under "Unit rate 26.7p". */
export function findSplitLines(
  view: BillView,
  rates: readonly LabelledRate[],
  found: readonly PriceLine[],
): PriceLine[] {
  const used = new Set(found.flatMap(({ quantity, amount }) => [quantity.cell, amount.cell]))
  const lines: PriceLine[] = []
  for (const cell of view.cells) {
    if (used.has(cell)) continue
    const line = lineAt(view, cell, rates, used)
    if (!line) continue
    used.add(line.quantity.cell)
    used.add(line.amount.cell)
    lines.push(line)
  }
  return lines
}

function lineAt(
  view: BillView,
  cell: Cell,
  rates: readonly LabelledRate[],
  used: ReadonlySet<Cell>,
): PriceLine | undefined {
  if (!numbersOf(cell).some(isQuantity)) return undefined
  const row = partOfRow(cell, rowOf(cell, view.cells))
  const numbers = row.flatMap(numbersOf)
  const quantities = numbers.filter(isQuantity)
  const amounts = numbers.filter(({ unit, per, decimals }) => unit === 'gbp' && per === undefined && decimals === 2)
  const [quantity, amount] = [quantities[0], amounts[0]]
  if (!quantity || !amount || quantities.length > 1 || amounts.length > 1 || used.has(amount.cell)) return undefined
  if (numbers.some(({ unit, per }) => unit === 'pence' || per !== undefined)) return undefined
  const kind = quantity.unit === 'days' ? 'standing' : 'unit'
  const fuel = view.fuelOf(cell)
  const fitting = rates
    .filter((rate) => rate.kind === kind && (rate.fuel === fuel || rate.fuel === undefined || fuel === undefined))
    .map((rate) => ({ rate, price: priceOf(rate) }))
    .filter(({ price }) => provenPence(quantity, price, amount) !== undefined)
  const [best] = fitting
  // Two prices that both fit prove neither.
  if (!best || fitting.some(({ rate }) => rate.pence !== best.rate.pence)) return undefined
  const text = row.map((other) => other.text).join(' | ')
  const register = kind === 'unit' ? (registerOf(text) ?? best.rate.register) : undefined
  const { pence } = best.rate
  return { kind, quantity, price: best.price, pence, amount, register, fuel: fuel ?? best.rate.fuel, text }
}

/** A sum of money ends its line: what stands beyond it is another column's. */
function partOfRow(cell: Cell, row: readonly Cell[]): Cell[] {
  let part: Cell[] = []
  for (const one of row) {
    part.push(one)
    if (!numbersOf(one).some(({ unit, decimals }) => unit === 'gbp' && decimals === 2)) continue
    if (part.includes(cell)) return part
    part = []
  }
  return part
}

function isQuantity({ unit, per, value }: PlacedNumber): boolean {
  return (unit === 'kwh' || unit === 'days' || unit === 'units') && per === undefined && value > 0
}

function priceOf({ candidate, pence }: LabelledRate): PlacedNumber {
  const decimals = String(pence).split('.')[1]?.length ?? 0
  const { cell, start, end } = candidate
  return { value: pence, unit: 'pence', decimals, isCredit: false, isDebit: false, start, end, cell }
}
