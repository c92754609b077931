import type { Context } from '../../context.ts'
import { deleteMessagesBefore } from './contact-store.ts'

/** As the privacy policy promises: "Messages from the partner form: 12 months". */
const KEEP_MONTHS = 12

/** Deletes what has been kept for long enough; returns how many messages. */
export function forgetOldMessages({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = new Date(now())
  before.setUTCMonth(before.getUTCMonth() - KEEP_MONTHS)
  return deleteMessagesBefore(db, before)
}
