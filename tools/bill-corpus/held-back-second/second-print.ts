import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type Bill, type Fuel, fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import type { Scenario } from '../make-bill.ts'
import { round } from '../make-fuel.ts'
import type { Printed } from '../print.ts'
import type { Random } from '../random.ts'

/** A layout of the second held-back set: which bills it prints, and how a drawn bill is changed before printing. */
export type SecondLayout = {
  name: string
  scenarios: readonly Scenario[]
  reshape?: (bill: Bill, random: Random, at: number) => void
  render: (bill: Bill) => SecondPrinted
}

/** `amend` changes the expected facts where the page says more, or something else, than the drawn bill. */
export type SecondPrinted = Printed & { amend?: (truth: BillFacts) => void }

/** One of several wordings, always the same for the same bill. */
export function alt(bill: Bill, digit: number, ...list: readonly string[]): string {
  return list[Number(bill.billNumber[digit]) % list.length] ?? ''
}

/** "3 Mar" with the year left to the other end where both ends share it. */
export function lazySpan({ from, to }: { from: string; to: string }, joint: string): string {
  const [start, end] = [printDay(from, 'long').split(' '), printDay(to, 'long').split(' ')]
  const [day = '', month = '', year = ''] = start
  if (year !== end[2]) return `${start.join(' ')}${joint}${end.join(' ')}`
  if (month !== end[1]) return `${day} ${month.slice(0, 3)}${joint}${end[0]} ${end[1]?.slice(0, 3)} ${year}`
  return `${day}${joint}${end.join(' ')}`
}

/** "04-Mar-2026", in capitals on request. */
export function dashedDay(iso: string, isLoud = false): string {
  const text = printDay(iso, 'short').replaceAll(' ', '-')
  return isLoud ? text.toUpperCase() : text
}

/** "Wednesday 4 March 2026". */
export function weekDay(iso: string): string {
  const name = new Date(iso).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
  return `${name} ${printDay(iso, 'long')}`
}

/** "4th Mar 2026". */
export function brieflyOrdinal(iso: string): string {
  const [day = '', month = '', year = ''] = printDay(iso, 'ordinal').split(' ')
  return `${day} ${month.slice(0, 3)} ${year}`
}

/** Recalculates the sums after the lines of a fuel were changed. */
export function addUpAgain(bill: Bill): void {
  for (const fuel of fuelsOf(bill)) {
    fuel.total = round(fuel.subtotal + fuel.vat)
  }
  const before = bill.total
  bill.total = round(fuelsOf(bill).reduce((sum, { total }) => sum + total, 0) + servicesOf(bill))
  bill.balance = round(bill.balance + bill.total - before)
}

export function servicesOf(bill: Bill): number {
  return bill.otherServices.reduce((sum, { price }) => sum + price, 0)
}

export function vatRateOf(bill: Bill, fuel: Fuel): number {
  if (bill.pricesHoldVat) return 0
  return fuel.vat > 0 ? bill.vatPercent : 0
}

/** The account's payments as dated rows: one or two of them. */
export function paymentsOf(bill: Bill): number[] {
  if (bill.paid === 0) return []
  if (bill.days < 40) return [bill.paid]
  const half = round(bill.paid / 2)
  return [half, round(bill.paid - half)]
}

export function sheet(style: string, size: string, ...bodies: string[]): string {
  const [width = '', height = ''] = size.split(' ')
  return `<!doctype html><meta charset="utf-8"><style>
@page { size: ${size}; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; color: #222; -webkit-print-color-adjust: exact }
.sheet { width: ${width}; height: calc(${height} - .5mm); position: relative; overflow: hidden; break-after: page }
${style}</style>${bodies.map((body) => `<section class="sheet">${body}</section>`).join('')}`
}

export const A4 = '210mm 297mm'
