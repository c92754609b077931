import { findCandidates } from '../labels/find-candidates.ts'
import { readAccount } from '../values/value-readers.ts'
import { type Desk, putCandidate } from './bill-reader-desk.ts'
import { pick } from './pick.ts'

/** The customer's number. Supply numbers are read before it, and are not taken for it. */
export function readAccountNumber(desk: Desk): void {
  const supply = ['electricity.mpan', 'gas.mprn', 'export.mpan'].map((path) => String(desk.ledger.get(path)?.value))
  const candidates = findCandidates(desk.view, ['account'], readAccount).filter(
    ({ value, label }) => !supply.includes(value.replaceAll(/\D/g, '')) && !isBank(label.cell.text),
  )
  const picked = pick(candidates, (value) => value.replaceAll(/[\s-]/g, ''))
  if (picked) putCandidate(desk, 'accountNumber', picked.best.value, picked.best, picked.score)
}

function isBank(text: string): boolean {
  return /bank|sort\s?code|iban/i.test(text)
}
