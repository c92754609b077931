import { numbersOf } from '../proof/find-price-lines.ts'
import type { FieldContext } from './field-context.ts'
import { isNear, type MoneyMark } from './money-marks.ts'

/**
 * A balance without a label that equals the opening balance plus charges less payments. Only if all three are on the
 * page, and only if one figure fits: sums of few figures match others by chance.
 */
export function putAddedBalance(
  { view, ledger }: FieldContext,
  marks: readonly MoneyMark[],
  sums: readonly number[],
): boolean {
  const names = new Set(marks.map(({ kind }) => kind))
  if (!names.has('opening') || !names.has('payments')) return false
  const known = marks.filter(({ kind }) => kind !== 'balance').map(({ value }) => value.gbp)
  // The charges alone stand on every bill, and prove nothing where they would be the balance too.
  const total = Number(ledger.get('totalChargesGbp')?.value)
  const adding = sums.filter((sum) => !isNear(Math.abs(sum), total))
  const wanted = adding.filter((sum) => Math.abs(sum) > 0.5 && !known.some((gbp) => isNear(gbp, Math.abs(sum))))
  const found = view.cells.flatMap((cell) =>
    numbersOf(cell)
      .filter(({ unit, decimals, per }) => unit === 'gbp' && decimals === 2 && per === undefined)
      .flatMap((number) => {
        const sum = wanted.find((one) => isNear(Math.abs(one), number.value))
        return sum === undefined ? [] : [{ sum, number, cell }]
      }),
  )
  const [first] = found
  if (!first || new Set(found.map(({ sum }) => sum.toFixed(2))).size > 1) return false
  const { number, cell, sum } = first
  const value = Math.sign(sum) * number.value
  ledger.put({ path: 'balanceGbp', value, score: 0.6, place: { cell, start: number.start, end: number.end } })
  const detail = 'The opening balance, charges and payments add up to it.'
  ledger.note({ name: 'balance', outcome: 'supports', fields: ['balanceGbp', 'totalChargesGbp'], detail })
  return true
}
