import type { LedgerEntry } from '@mowatt/contract'
import { csvText } from '../../../browser/csv-text.ts'
import { ledgerCsvTexts } from './ledger-texts.ts'

/** The ledger as a spreadsheet file: every entry, and the sum of those that count. */
export function ledgerCsv(entries: readonly LedgerEntry[]): string {
  const rows = entries.map(({ at, what, why, points, state, reason }) => [at, what, why, points, state, reason ?? ''])
  const total = countedPoints(entries)
  return csvText([
    [
      ledgerCsvTexts.when,
      ledgerCsvTexts.what,
      ledgerCsvTexts.why,
      ledgerCsvTexts.points,
      ledgerCsvTexts.state,
      ledgerCsvTexts.reason,
    ],
    ...rows,
    [ledgerCsvTexts.total, '', '', total, 'counted', ''],
  ])
}

/** The sum of the entries that count. */
export function countedPoints(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { points, state }) => (state === 'counted' ? sum + points : sum), 0)
}
