import type { BillView } from '../labels/bill-view.ts'
import type { Ledger } from '../proof/ledger.ts'
import { rowOf } from '../layout/neighbours.ts'
import { KNOWN_SUPPLIERS } from './known-suppliers.ts'

const AMOUNT = /(?:^|\s)[-–+]?\s?£?\s?[\d,]+\.\d{2}(?:\s?(?:cr|dr|d))?$/i

const DAY = /^\d{1,2}(?:st|nd|rd|th)?[\s/.-](?:\d{1,2}[/.-]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

/**
 * Every supplier on the page stands in a dated row of payments, and nothing is supplied: a bank's statement, which has
 * an account, days and a balance too.
 */
export function isOfPayees({ cells }: BillView, ledger: Ledger): boolean {
  if (ledger.paths().some((path) => OF_SUPPLY.test(path))) return false
  const named = cells.filter(({ text }) => KNOWN_SUPPLIERS.some(([, pattern]) => text.search(pattern) >= 0))
  return (
    named.length > 0 &&
    named.every((cell) => {
      const row = rowOf(cell, cells)
      return row.some(({ text }) => DAY.test(text)) && row.some(({ text }) => AMOUNT.test(text))
    })
  )
}

const OF_SUPPLY = /\.(?:mpan|mprn|standingCharge\w+|unitRates|usageKwh\w+|readings|meterSerial)/
