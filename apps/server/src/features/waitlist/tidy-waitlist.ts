import type { Context } from '../../context.ts'
import { deleteSignUpsBefore } from './members/signup-store.ts'
import { deleteEmptyCounts } from './ranking/rank-store.ts'

/** A link that was not opened by then will not be: to join, the address has to be entered again. */
const KEEP_SIGN_UPS_DAYS = 30

/** Deletes what is no longer needed; returns how many sign-ups. */
export async function tidyWaitlist({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  await deleteEmptyCounts(db)
  return deleteSignUpsBefore(db, new Date(now().getTime() - KEEP_SIGN_UPS_DAYS * 86_400_000))
}
