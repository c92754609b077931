import { addDays } from '../days.ts'
import { pages } from '../print.ts'
import type { Random } from '../random.ts'

/** A month of broadband or of a phone, as charged. Amounts are pounds. */
export type ServiceBill = {
  provider: string
  customer: string
  address: string
  account: string
  billNumber: string
  billDate: string
  from: string
  to: string
  dueOn: string
  endsOn: string
  price: number
  extra: number
  vat: number
  total: number
  phone: string
}

export type ServiceLayout = { name: string; style?: string; render: (bill: ServiceBill, random: Random) => string[] }

const PEOPLE = ['Ms A Patel', 'Mr John Hughes', 'Dr Sam Okafor', 'Mrs Eleanor Whitfield', 'Miss K MacDonald']
const HOMES = [
  '14 Mill Lane<br>Leeds<br>LS6 2BQ',
  '3 Church Close<br>Norwich<br>NR2 3TS',
  '7 Quay Road<br>Cardiff<br>CF10 4GA',
]

export function makeServiceBill(random: Random, providers: readonly string[]): ServiceBill {
  const from = addDays('2025-09-01', random.whole(0, 400))
  const price = random.pick([8, 12, 18.5, 24.99, 27, 31.5, 38.49, 45])
  const extra = random.pick([0, 0, 1.85, 3.6, 7.25])
  const total = Math.round((price + extra) * 100) / 100
  return {
    provider: random.pick(providers),
    customer: random.pick(PEOPLE),
    address: random.pick(HOMES),
    account: random.digits(9),
    billNumber: random.digits(7),
    billDate: addDays(from, 2),
    from,
    to: addDays(from, 29),
    dueOn: addDays(from, 14),
    endsOn: addDays(from, random.whole(60, 600)),
    price,
    extra,
    vat: Math.round((total / 6) * 100) / 100,
    total,
    phone: `07700 900${random.digits(3)}`,
  }
}

export function printService({ style = '', render }: ServiceLayout, bill: ServiceBill, random: Random): string {
  return pages(style, ...render(bill, random))
}

/** Rows of a table, their last cell to the right. */
export function rows(...lines: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    cells.map((cell, at) => `<td${at > 0 && at === cells.length - 1 ? ' class="r"' : ''}>${cell}</td>`).join('')
  return `<table>${lines.map((cells) => `<tr>${row(cells)}</tr>`).join('')}</table>`
}
