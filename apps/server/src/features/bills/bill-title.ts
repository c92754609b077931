import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { sayDay } from '@mowatt/tariffs'

export function billTitle({ supplier, documentType }: BillReading['facts']): string {
  const name = documentType === 'export_statement' ? 'export statement' : 'bill'
  return supplier === undefined ? `Your ${name}` : `Your ${supplier} ${name}`
}

/** The same with its month, to distinguish it from others. */
export function billName({ supplier, periodTo, billDate }: BillReading['facts']): string {
  const day = periodTo ?? billDate
  const month = day === undefined ? '' : sayDay(day).replace(/^\d+ /, '')
  if (supplier === undefined) return month === '' ? 'Your bill' : `Your bill, ${month}`
  return month === '' ? `${supplier} bill` : `${supplier}, ${month}`
}
