import type { Context } from '../../context.ts'
import { deleteComparisonsDue } from './comparisons/comparison-store.ts'
import { deleteRemindersSentBefore } from './reminders/reminder-store.ts'
import { deleteFetchesBefore } from './tariffs/fetch-store.ts'
import { deleteSharesExpiredBefore, emptySharesExpired } from './shares/share-store.ts'
import { DAY_MS } from './switches/switch-calendar.ts'
import { deleteBankOfEnded, deleteSwitchesDue } from './switches/switch-retention.ts'

/** Long enough for a question about a payment. */
const BANK_KEPT_MS = 30 * DAY_MS
/** As long as its stop link must answer. */
const SENT_REMINDER_KEPT_MS = 30 * DAY_MS

/** As long as the link itself: a user who opens it late learns that it has expired. */
const EXPIRED_SHARE_KEPT_MS = 90 * DAY_MS

/** Long enough to see since when a source returns something else. */
const FETCH_KEPT_MS = 90 * DAY_MS

/** Bank details 30 days after the end, a switch a year after it, a draft after 30 days, a comparison and what a shared link shows after 90. */
export async function forgetOldSwitches({ db, now }: Context): Promise<number> {
  const at = now()
  const before = (ms: number) => new Date(at.getTime() - ms)
  await deleteBankOfEnded(db, before(BANK_KEPT_MS))
  await deleteRemindersSentBefore(db, before(SENT_REMINDER_KEPT_MS))
  await emptySharesExpired(db, at)
  await deleteSharesExpiredBefore(db, before(EXPIRED_SHARE_KEPT_MS))
  await deleteFetchesBefore(db, before(FETCH_KEPT_MS))
  return (await deleteSwitchesDue(db, at)) + (await deleteComparisonsDue(db, at))
}
