import type { BillFacts } from './bill-facts.ts'
import { findDates } from './values/find-dates.ts'

/**
 * By what the same bill is known again in another file: a supply or account number with the time that it bills, and all
 * its words. One mark in common is enough: a photo may show less than the PDF. They say whose bill it is, so they must
 * be hashed before they go anywhere.
 */
export function billMarks(facts: BillFacts, text: string): string[] {
  const when = timeOf(facts, text)
  const { supplier, accountNumber, electricity, gas, service } = facts
  const numbers = [
    ['mpan', electricity?.mpan],
    ['mprn', gas?.mprn],
    [`account ${plain(supplier ?? '')}`, accountNumber],
    [`account ${plain(service?.provider ?? '')}`, service?.accountNumber],
  ] as const
  const known = numbers.flatMap(([kind, number]) => (number && when ? [`${kind} ${plain(number)} ${when}`] : []))
  return [...new Set([...known, `words ${plain(text)}`])]
}

/** The period; without one the bill's date, and without that whatever dates there are. */
function timeOf({ periodFrom, periodTo, billDate }: BillFacts, text: string): string {
  if (periodFrom !== undefined && periodTo !== undefined) return `${periodFrom}/${periodTo}`
  if (billDate !== undefined) return billDate
  return [...new Set(findDates(text).map(({ from, to }) => `${from}/${to}`))].toSorted().join(' ')
}

/** Spaces, marks and letter case differ from one file of the same bill to the next. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
