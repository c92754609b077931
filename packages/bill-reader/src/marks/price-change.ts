import type { Place } from '../proof/ledger.ts'
import type { PriceLine } from '../proof/price-line.ts'

/** The day from which a line of the same fuel and register is charged at another price than the line before it. */
export function priceChangeOf(lines: readonly PriceLine[]): { from: string; place: Place } | undefined {
  const dated = lines
    .filter(({ kind, fuel }) => kind !== 'levy' && fuel !== 'export')
    .flatMap((line) => (line.from === undefined ? [] : [{ ...line, from: line.from }]))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const changed = dated.find((line) =>
    dated.some(
      (before) =>
        before.kind === line.kind &&
        before.fuel === line.fuel &&
        before.register === line.register &&
        before.from < line.from &&
        before.pence !== line.pence,
    ),
  )
  if (!changed) return undefined
  const { cell, start, end } = changed.price
  return { from: changed.from, place: { cell, start, end } }
}
