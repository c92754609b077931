import { findCandidates } from '../labels/find-candidates.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { findNumbers } from '../values/find-numbers.ts'
import { readKwh, readMoney } from '../values/value-readers.ts'
import { type FieldContext, putCandidate } from './field-context.ts'
import { headedMoney } from './headed-money.ts'
import { pick } from './pick.ts'

/** The home's export: proven lines in the export part, else labelled values. */
export function readExport(context: FieldContext, lines: readonly PriceLine[]): void {
  const sold = lines.filter(({ fuel, kind }) => fuel === 'export' && kind === 'unit')
  if (sold.length > 1) return putSeveral(context, sold)
  const [line] = sold
  if (line) {
    const fields = { exportKwh: line.quantity, pencePerKwh: line.price, paymentGbp: line.amount }
    for (const [name, number] of Object.entries(fields)) {
      const value = name === 'pencePerKwh' ? line.pence : number.value
      context.ledger.put({
        path: `export.${name}`,
        value,
        score: 1,
        place: { cell: number.cell, start: number.start, end: number.end },
      })
    }
    const detail = `${line.quantity.value} kWh x ${line.pence}p = £${line.amount.value.toFixed(2)}`
    const paths = Object.keys(fields).map((name) => `export.${name}`)
    context.ledger.note({ name: 'quantity x price', outcome: 'supports', fields: paths, detail })
    return
  }
  if (
    !context.ledger.has('export.mpan') &&
    !context.view.cells.some(({ text }) => /smart export guarantee|\bSEG\b|feed-?in tariff/i.test(text))
  )
    return
  const kwh = pick(findCandidates(context.view, ['exportUse'], readKwh))
  if (kwh) putCandidate(context, 'export.exportKwh', kwh.best.value, kwh.best, kwh.score)
  const rate = pick(
    findCandidates(context.view, ['exportRate'], (text, label) => {
      const found = findNumbers(text).find(
        (number) =>
          number.unit === 'pence' ||
          (number.unit === 'gbp' && (number.per === 'kwh' || (/kwh|unit/i.test(label.text) && number.value < 1))),
      )
      return (
        found && {
          value: found.unit === 'gbp' ? Math.round(found.value * 1e6) / 1e4 : found.value,
          start: found.start,
          end: found.end,
          strength: 1,
        }
      )
    }),
  )
  if (rate) putCandidate(context, 'export.pencePerKwh', rate.best.value, rate.best, rate.score)
  const named = findCandidates(context.view, ['exportPayment'], readMoney)
  const headed = headedMoney(context.view).filter(({ kind }) => kind === 'exportPayment')
  const paid = pick([...named, ...headed], ({ gbp }) => String(gbp))
  if (paid) putCandidate(context, 'export.paymentGbp', paid.best.value.gbp, paid.best, paid.score)
}

/** At several prices: what was sent and paid is printed nowhere, so its place is the first line, without its figure. */
function putSeveral({ ledger }: FieldContext, sold: readonly PriceLine[]): void {
  const [first] = sold
  if (!first) return
  const sums = {
    exportKwh: [first.quantity, sold.reduce((sum, { quantity }) => sum + quantity.value, 0), 1e4],
    paymentGbp: [first.amount, sold.reduce((sum, { amount }) => sum + amount.value, 0), 100],
  } as const
  for (const [name, [{ cell, start }, value, parts]] of Object.entries(sums)) {
    const path = `export.${name}`
    ledger.put({ path, value: Math.round(value * parts) / parts, score: 1, place: { cell, start, end: start } })
    const detail = 'The lines of what was sold add up to it.'
    ledger.note({ name: 'quantity x price', outcome: 'supports', fields: [path], detail })
  }
}
