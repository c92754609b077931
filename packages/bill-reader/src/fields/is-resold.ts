import type { BillView } from '../labels/bill-view.ts'

const RESOLD =
  /\bwe (?:re-?sell|re-?supply) (?:your )?(?:energy|electricity|gas)\b|\bmaximum resale price\b|\bnot a licen[cs]ed (?:energy |electricity |gas )?supplier\b|\bsub-?meter has no (?:supply number|mpan)\b/i

/** Whether a landlord or site resells energy: such a supply has no number, and the household cannot switch it. */
export function isResold({ cells }: BillView): boolean {
  // A sentence may wrap anywhere.
  return RESOLD.test(cells.map(({ text }) => text).join(' ')) || cells.some(({ text }) => RESOLD.test(text))
}
