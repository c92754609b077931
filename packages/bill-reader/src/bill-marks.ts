import type { BillFacts } from './bill-facts.ts'
import { findDates } from './values/find-dates.ts'

/** No bill covers more; a misread year must not make thousands of marks. */
const MOST_MONTHS = 24

/**
 * Marks that identify the same bill in another file: a supply or account number with each month that it bills, and all
 * its words. One mark in common is enough: a photo may show less than the PDF, and a changed date must not make it
 * another bill. They identify the customer, so they must be hashed before they are stored or sent.
 */
export function billMarks(facts: BillFacts, text: string): string[] {
  const times = timesOf(facts, text)
  const { supplier, accountNumber, electricity, gas, service } = facts
  const numbers = [
    ['mpan', electricity?.mpan],
    ['mprn', gas?.mprn],
    [`account ${plain(supplier ?? '')}`, accountNumber],
    [`account ${plain(service?.provider ?? '')}`, service?.accountNumber],
  ] as const
  const known = numbers.flatMap(([kind, number]) =>
    number ? times.map((when) => `${kind} ${plain(number)} ${when}`) : [],
  )
  return [...new Set([...known, `words ${plain(text)}`])]
}

/** The months of the period and the month of the bill's date; without both, any dates there are. */
function timesOf({ periodFrom, periodTo, billDate }: BillFacts, text: string): string[] {
  const times: string[] = []
  if (periodFrom !== undefined && periodTo !== undefined) {
    // The exact period too: bills stored earlier have only that.
    times.push(`${periodFrom}/${periodTo}`, ...monthsOf(periodFrom, periodTo).map((month) => `month ${month}`))
  }
  if (billDate !== undefined) {
    times.push(`dated ${billDate.slice(0, 7)}`, ...(times.length === 0 ? [billDate] : []))
  }
  if (times.length > 0) return times
  const dates = [...new Set(findDates(text).map(({ from, to }) => `${from}/${to}`))].toSorted().join(' ')
  return dates === '' ? [] : [dates]
}

/** Each calendar month that the period touches, as 2025-10. */
function monthsOf(from: string, to: string): string[] {
  const first = monthNumber(from)
  const count = Math.min(MOST_MONTHS, Math.max(0, monthNumber(to) - first) + 1)
  return Array.from({ length: count }, (_, at) => {
    const month = first + at
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

/** Spaces, punctuation and letter case differ between files of the same bill. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
