import type { HomeCheck } from '@mowatt/contract'
import type { CheckRow } from './check-store.ts'

const SAYS: Readonly<Record<CheckRow['outcome'], string>> = {
  nothing_new: 'We checked. Nothing has changed for you.',
  cannot_tell: 'We checked, but we don’t know enough about this home to advise you.',
  switch_under_way: 'We didn’t check, because a switch is in progress.',
  switch: 'We emailed you: a better deal is available now.',
  wait_until: 'We emailed you: it’s better to wait, and then switch.',
  stay: 'We emailed you: it’s best to stay where you are.',
  fix_ends_soon: 'We emailed you: your fixed price ends soon.',
  cap_changes: 'We emailed you: the price cap change affects what you pay.',
}

export function wireCheck({ onDay, outcome, mailId }: CheckRow): HomeCheck {
  return { on: onDay, outcome, says: SAYS[outcome], is_mailed: mailId !== null }
}

/** Those that stand in the answer about a home. */
export const CHECKS_SHOWN = 10
