import type { BilledLine } from '../bill-facts.ts'
import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { rowOf } from '../layout/neighbours.ts'
import { numbersOf } from './find-price-lines.ts'
import { isOfYear } from './is-of-year.ts'
import type { Ledger } from './ledger.ts'
import { provenPence, roundRate } from './multiplies.ts'
import type { PlacedNumber } from './price-line.ts'

const PRICED = /unitRates|standingCharge|usageKwh/
const PRICE = /unitRates|standingCharge/

/** A row of one quantity, one price and one amount that do not multiply: one of them is misread or misprinted. */
export function noteBrokenLines(view: BillView, ledger: Ledger): void {
  const paths = ledger.paths().filter((path) => PRICED.test(path))
  const seen = new Set<Cell>()
  for (const path of paths) {
    const cell = ledger.get(path)?.place.cell
    const broken = cell && !seen.has(cell) && brokenIn(rowOf(cell, view.cells))
    if (!cell || !broken) continue
    seen.add(cell)
    const fields = paths.filter((other) => ledger.get(other)?.place.cell === cell)
    const detail = 'The quantity multiplied by the price doesn’t match the amount printed next to them.'
    const priced = fields.find((field) => PRICE.test(field))
    const value = Math.round((broken.amount.value / broken.quantity.value) * 10_000) / 100
    const rival = priced === undefined ? undefined : { path: priced, value, places: [broken.quantity, broken.amount] }
    ledger.note({ name: 'quantity x price', outcome: 'contradicts', fields, detail, rival })
  }
}

/** Every such row that is not a yearly estimate, as a charged line. */
export function findBrokenLines(view: BillView): BilledLine[] {
  const seen = new Set<Cell>()
  return view.cells.flatMap((cell): BilledLine[] => {
    if (seen.has(cell)) return []
    const row = rowOf(cell, view.cells)
    for (const other of row) seen.add(other)
    const broken = brokenIn(row)
    if (!broken) return []
    const { quantity, price, amount } = broken
    if (amount.isCredit || isOfYear(view, [quantity, price, amount])) return []
    const fuel = view.fuelOf(quantity.cell)
    const pence = roundRate(price.unit === 'gbp' ? price.value * 100 : price.value)
    const kind = quantity.unit === 'days' ? ('standing' as const) : ('unit' as const)
    return [{ kind, ...(fuel && { fuel }), quantity: quantity.value, pence, amountGbp: amount.value }]
  })
}

function brokenIn(
  row: readonly Cell[],
): { quantity: PlacedNumber; price: PlacedNumber; amount: PlacedNumber } | undefined {
  const numbers = row.flatMap(numbersOf)
  const quantities = numbers.filter(({ unit }) => unit === 'kwh' || unit === 'days')
  const prices = numbers.filter(({ unit, per }) => unit === 'pence' || per === 'kwh' || per === 'day')
  const amounts = numbers.filter(({ unit, per }) => unit === 'gbp' && per === undefined)
  const [quantity, price, amount] = [quantities[0], prices[0], amounts[0]]
  if (quantities.length !== 1 || prices.length !== 1 || amounts.length !== 1 || !quantity || !price || !amount)
    return undefined
  return quantity.value > 0 && provenPence(quantity, price, amount) === undefined
    ? { quantity, price, amount }
    : undefined
}
