import type { BillReading } from '../bill-facts.ts'
import { sayPounds } from '@mowatt/tariffs'
import type { SumLine, SumPart } from './explain-gap.ts'
import { moneyOfBill } from './money-of-bill.ts'

/** From the previous balance to the printed one: charges added, payments and credits deducted. Only if it adds up. */
export function accountPart(reading: BillReading, totalPence: number): SumPart | undefined {
  const balance = reading.evidence['balanceGbp']
  const money = moneyOfBill(reading)
  if (!balance || balance.status !== 'read' || typeof balance.value !== 'number') return undefined
  const balancePence = Math.round(balance.value * 100)
  const of = (kind: string) => money.filter((each) => each.kind === kind).map(({ gbp }) => Math.round(gbp * 100))
  const openings = of('opening').flatMap((pence) => [pence, -pence])
  const payments = of('payments')
  const credits = [...payments, ...(payments.length > 1 ? [payments.reduce((sum, each) => sum + each, 0)] : [])]
  if (openings.length + credits.length === 0) return undefined
  for (const opening of [...openings, 0]) {
    for (const paid of [0, ...credits]) {
      for (const exported of [0, ...of('export')]) {
        if (opening + totalPence - paid - exported !== balancePence) continue
        const lines = [
          ...(opening === 0
            ? []
            : [line(opening < 0 ? 'In credit before this bill' : 'Owed before this bill', opening)]),
          line('Charges on this bill', totalPence),
          ...(paid === 0 ? [] : [line('Payments and credits', -paid)]),
          ...(exported === 0 ? [] : [line('Paid to you for export', -exported)]),
        ]
        const title = balancePence < 0 ? 'Credit left on your account' : 'Left to pay on your account'
        return lines.length > 1 ? { title, lines, total: sayPounds(balancePence) } : undefined
      }
    }
  }
  return undefined
}

function line(text: string, pence: number): SumLine {
  return { text, comes_to: sayPounds(pence), outcome: 'agrees', note: '' }
}
