import type { Bill, Fuel, Segment } from './bill-model.ts'
import { type DayStyle, printDay } from './days.ts'

/** A printed bill: its pages as HTML, and the facts that it leaves out. */
export type Printed = { html: string; omits: string[] }

export type Layout = {
  name: string
  isHeldBack: boolean
  render: (bill: Bill) => Printed
  /** Scenarios that this layout can't print. */
  lacks?: readonly string[]
}

export function gbp(value: number): string {
  return `£${Math.abs(value).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

/** A balance as bills print it: owed plainly, credit in one of several ways. */
export function balance(value: number, style: 'CR' | 'minus' | 'words' | 'brackets'): string {
  if (value >= 0) return style === 'CR' ? `${gbp(value)} DR` : gbp(value)
  const forms = {
    CR: `${gbp(value)} CR`,
    minus: `-${gbp(value)}`,
    words: `${gbp(value)} in credit`,
    brackets: `(${gbp(value)})`,
  }
  return forms[style]
}

export function kwh(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 4 })
}

export function span(bill: { from: string; to: string }, style: DayStyle, joint = ' - '): string {
  return `${printDay(bill.from, style)}${joint}${printDay(bill.to, style)}`
}

export function title(fuel: Fuel): string {
  return fuel.name === 'gas' ? 'Gas' : 'Electricity'
}

export function paying(bill: Bill, words: Partial<Record<Bill['payment'], string>> = {}): string {
  const usual = {
    direct_debit: 'Monthly Direct Debit',
    standard_credit: 'On receipt of bill',
    prepayment: 'Prepayment',
  }
  return words[bill.payment] ?? usual[bill.payment]
}

export function spacedMpan(mpan: string): string {
  return mpan.replace(/^(\d{2})(\d{4})(\d{4})(\d{3})$/, '$1 $2 $3 $4')
}

export function registerName(register: string, names: { day: string; night: string; single: string }): string {
  return names[register as keyof typeof names]
}

export function eachUnit<T>(fuel: Fuel, use: (unit: Segment['units'][number], segment: Segment) => T): T[] {
  return fuel.segments.flatMap((segment) => segment.units.map((unit) => use(unit, segment)))
}

export function last(fuel: Fuel): Segment {
  return fuel.segments.at(-1) as Segment
}

/** One printed page per entry. */
export function pages(style: string, ...bodies: string[]): string {
  const sheets = bodies.map((body) => `<section class="sheet">${body}</section>`).join('')
  return `<!doctype html><meta charset="utf-8"><style>
@page { size: A4; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; font: 10pt "Liberation Sans"; color: #1a1a1a; -webkit-print-color-adjust: exact }
.sheet { width: 210mm; height: 296.5mm; padding: 14mm 15mm; position: relative; overflow: hidden; break-after: page }
table { border-collapse: collapse; width: 100% } td, th { padding: 1.2mm 1.5mm; text-align: left; vertical-align: top; font-weight: normal }
.r { text-align: right } h1, h2, h3 { margin: 4mm 0 2mm } p { margin: 1.5mm 0 }
${style}</style>${sheets}`
}

export function addressBlock(bill: Bill): string {
  return [bill.customer, ...bill.address, bill.postcode].join('<br>')
}
