import type { HomeCheck } from '@mowatt/contract'
import type { CheckRow } from './check-store.ts'

const ONCE_A_MONTH = 'We haven’t emailed you about it yet, because we email you once a month at most.'
const TOO_LITTLE = 'We didn’t email you, because the difference is too small.'

const SAYS: Readonly<Record<CheckRow['outcome'], string>> = {
  nothing_new: 'We checked. Nothing has changed for you.',
  cannot_tell: 'We checked, but we don’t know enough about this home to advise you.',
  switch_under_way: 'We didn’t check, because a switch is in progress.',
  month_switch: `We checked. Our advice is now to switch. ${ONCE_A_MONTH}`,
  month_wait_until: `We checked. Our advice is now to wait, and then switch. ${ONCE_A_MONTH}`,
  month_stay: `We checked. Our advice is now to stay where you are. ${ONCE_A_MONTH}`,
  month_cap_changes: `We checked. The price cap will change what you pay. ${ONCE_A_MONTH}`,
  slight_switch: `We checked. Our advice is now to switch. ${TOO_LITTLE}`,
  slight_wait_until: `We checked. Our advice is now to wait, and then switch. ${TOO_LITTLE}`,
  slight_stay: `We checked. Our advice is now to stay where you are. ${TOO_LITTLE}`,
  no_offers: 'We checked. Right now we don’t know of any tariff you could switch to, so we didn’t email you.',
  switch: 'We emailed you to say there’s a better deal now.',
  wait_until: 'We emailed you to say it’s better to wait, and then switch.',
  stay: 'We emailed you to say it’s best to stay where you are.',
  fix_ends_soon: 'We emailed you to say your fixed price ends soon.',
  cap_changes: 'We emailed you to say the price cap change affects what you pay.',
}

export function wireCheck({ onDay, outcome, mailId }: CheckRow): HomeCheck {
  return { on: onDay, outcome, says: SAYS[outcome], is_mailed: mailId !== null }
}

/** The checks that are shown in the answer about a home. */
export const CHECKS_SHOWN = 10
