import type { BilledLine, BilledMoney, BillReading } from '../bill-facts.ts'

/** What the home sold, line by line, as it was paid: never a charge. */
export function soldLines({ billed }: BillReading): BilledLine[] {
  const sold = (billed?.lines ?? []).filter(({ fuel, kind }) => fuel === 'export' && kind === 'unit')
  return sold.map((line) => ({ ...line, amountGbp: Math.abs(line.amountGbp) }))
}

/** Sums of money that the bill names beside its charges; what was sold is one, whether a label or only its lines say so. */
export function moneyOfBill(reading: BillReading): BilledMoney[] {
  const named = reading.billed?.money ?? []
  const pence = soldLines(reading).reduce((sum, { amountGbp }) => sum + Math.round(amountGbp * 100), 0)
  const isNamed = named.some(({ kind, gbp }) => kind === 'export' && Math.round(Math.abs(gbp) * 100) === pence)
  if (pence === 0 || isNamed) return named
  return [...named, { kind: 'export', fuel: 'export', gbp: pence / 100, isCredit: true }]
}
