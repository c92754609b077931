import type { LedgerEntry } from '@mowatt/contract'

/** The ledger as a file for a spreadsheet: every entry, and the sum of those that count. */
export function ledgerCsv(entries: readonly LedgerEntry[]): string {
  const rows = entries.map(({ at, what, why, points, state, reason }) => [at, what, why, points, state, reason ?? ''])
  const total = countedPoints(entries)
  const all = [['When', 'What', 'Why', 'Points', 'State', 'Reason'], ...rows, ['Total', '', '', total, 'counted', '']]
  return all.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** What the entries that count add up to. */
export function countedPoints(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { points, state }) => (state === 'counted' ? sum + points : sum), 0)
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  // A spreadsheet would take these for the start of a formula.
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
