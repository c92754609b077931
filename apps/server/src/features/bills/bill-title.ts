import type { BillReading } from '@mowatt/bill-reader/bill-facts'

export function billTitle({ supplier }: BillReading['facts']): string {
  return supplier === undefined ? 'Your bill' : `Your ${supplier} bill`
}
