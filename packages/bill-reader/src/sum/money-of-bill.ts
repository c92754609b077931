import type { BilledLine, BilledMoney, BillReading } from '../bill-facts.ts'

/** The home's export, line by line, as a payment: never a charge. */
export function soldLines({ billed }: BillReading): BilledLine[] {
  const sold = (billed?.lines ?? []).filter(({ fuel, kind }) => fuel === 'export' && kind === 'unit')
  return sold.map((line) => ({ ...line, amountGbp: Math.abs(line.amountGbp) }))
}

/** Amounts that the bill names besides its charges; export is one, whether a label or only its lines say so. */
export function moneyOfBill(reading: BillReading): BilledMoney[] {
  const named = reading.billed?.money ?? []
  const pence = soldLines(reading).reduce((sum, { amountGbp }) => sum + Math.round(amountGbp * 100), 0)
  const isNamed = named.some(({ kind, gbp }) => kind === 'export' && Math.round(Math.abs(gbp) * 100) === pence)
  if (pence === 0 || isNamed) return named
  return [...named, { kind: 'export', fuel: 'export', gbp: pence / 100, isCredit: true }]
}
