import type { BillView } from '../labels/bill-view.ts'
import type { LabelKind } from '../labels/label-kind.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsLeft } from '../layout/neighbours.ts'
import type { PlacedNumber } from '../proof/price-line.ts'
import type { FieldContext } from './field-context.ts'
import { moneyRuns } from './money-runs.ts'
import { isNear } from './money-marks.ts'

const OTHERS: readonly LabelKind[] = ['vat', 'annualCost', 'exitFee', 'subtotal', 'unitRate', 'standing']

type Solution = { balance: number; at: PlacedNumber }

/**
 * A balance with any label: in one run of amounts, the previous balance, the known charges and the payments add up to
 * exactly one of them, which is first or last. Signs are taken from the sum, as some accounts print charges as money
 * out.
 */
export function putSolvedBalance({ view, ledger, lines }: FieldContext): boolean {
  const total = ledger.get('totalChargesGbp')?.value
  if (typeof total !== 'number' || total <= 0) return false
  const signed = signedBalance(view, total)
  if (signed) {
    const place = { cell: signed.cell, start: signed.start, end: signed.end }
    ledger.put({ path: 'balanceGbp', value: -signed.value, score: 0.7, place })
    return true
  }
  // The balance of a prepayment meter is not an account.
  if (ledger.get('paymentMethod')?.value === 'prepayment') return false
  // The charge of a line is part of the total, not of the account.
  const charged = new Set(lines.map(({ amount }) => amount.cell))
  // So is the cost of one of two fuels.
  const parts = fuelTotals(ledger).filter((gbp) => gbp !== total)
  const runs = moneyRuns(view, (cell) => !charged.has(cell) && !isOther(view, cell)).map((run) =>
    run.filter(({ value }) => !parts.includes(value)),
  )
  // An account adds up backwards too, so the first amount is tried only if the last does not fit.
  const found = [-1, 0]
    .map((end) => runs.flatMap((run) => solutionsOf(run, total, end)))
    .find((solutions) => solutions.length > 0)
  const first = found?.[0]
  if (!first || found?.some(({ balance }) => !isNear(balance, first.balance))) return false
  const { balance, at } = first
  const place = { cell: at.cell, start: at.start, end: at.end }
  ledger.put({ path: 'balanceGbp', value: Math.sign(balance) * at.value, score: 0.7, place })
  const detail = 'It matches what you owed, plus your charges, minus your payments.'
  ledger.note({ name: 'balance', outcome: 'supports', fields: ['balanceGbp', 'totalChargesGbp'], detail })
  return true
}

/** Charges printed as money out of the customer's credit: with the printed signs, the others add up to the last. */
function signedBalance(view: BillView, total: number): PlacedNumber | undefined {
  const runs = moneyRuns(view, () => true).filter((run) => run.some((sum) => sum.isCredit && isNear(sum.value, total)))
  return runs
    .flatMap((run) => run.map((_, end) => run.slice(0, end + 1)))
    .filter((run) => run.length > 3 && run.some((sum) => sum.isCredit && isNear(sum.value, total)))
    .find((run) => {
      const rest = run.slice(0, -1).reduce((all, { value, isCredit }) => all + (isCredit ? -value : value), 0)
      return isNear(rest, run.at(-1)?.value ?? 0)
    })
    ?.at(-1)
}

/** The amount with its sign that proves a labelled balance: any of the others in its run may be payments. */
export function solvedSum({ view, ledger, lines }: FieldContext, gbp: number): number | undefined {
  const total = ledger.get('totalChargesGbp')?.value
  if (typeof total !== 'number' || total <= 0) return undefined
  const charged = new Set(lines.map(({ amount }) => amount.cell))
  const fuels = fuelTotals(ledger)
  const found = moneyRuns(view, (cell) => !charged.has(cell) && !isOther(view, cell)).flatMap((run) => {
    const at = run.at(-1)
    const rest = run.slice(0, -1)
    if (!at || !isNear(at.value, gbp) || !rest.some(({ value }) => isNear(value, total))) return []
    const [opening, ...paid] = rest.filter(({ value }) => value !== total && !fuels.includes(value))
    if (!opening) return []
    return subsetSums(paid.map(({ value }) => value)).flatMap((payment) => [
      total + opening.value - payment,
      total - opening.value - payment,
    ])
  })
  const fits = new Set(found.filter((sum) => isNear(Math.abs(sum), gbp)).map((sum) => Math.sign(sum)))
  return fits.size === 1 ? Math.sign([...fits][0] ?? 0) * gbp : undefined
}

function fuelTotals(ledger: FieldContext['ledger']): (string | number | undefined)[] {
  return ['electricity', 'gas'].map((fuel) => ledger.get(`${fuel}.totalChargesGbp`)?.value)
}

function subsetSums(values: readonly number[]): number[] {
  return values.slice(0, 4).reduce<number[]>((sums, value) => [...sums, ...sums.map((sum) => sum + value)], [0])
}

/** VAT, a year's cost and the like are among the amounts but not part of the account. */
function isOther(view: BillView, cell: Cell): boolean {
  const [left] = cellsLeft(cell, view.cells)
  return [cell, left].some(
    (one) => one && view.labelsIn(one).some(({ kind, strength }) => strength === 1 && OTHERS.includes(kind)),
  )
}

function solutionsOf(run: readonly PlacedNumber[], total: number, end: number): Solution[] {
  const at = run.at(end)
  const rest = run.filter((sum) => sum !== at)
  const charged = rest.find(({ value }) => isNear(value, total))
  if (!at || !charged || at.value < 0.01) return []
  return sumsOf(
    rest.filter((sum) => sum !== charged),
    total,
  )
    .filter((sum) => isNear(Math.abs(sum), at.value))
    .map((balance) => ({ balance, at }))
}

/** The first or last of the others is the previous balance, and any one of the rest, or all, are payments. */
function sumsOf(rest: readonly PlacedNumber[], total: number): number[] {
  const openings = [...new Set([rest[0], rest.at(-1)])].filter((sum) => sum !== undefined)
  return openings.flatMap((opening) => {
    const others = rest.filter((sum) => sum !== opening).map(({ value }) => value)
    const paid = new Set([...others, others.reduce((sum, value) => sum + value, 0)])
    return [...paid].flatMap((payment) => [total + opening.value - payment, total - opening.value - payment])
  })
}
