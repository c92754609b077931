import type { Context } from '../../../context.ts'
import { deleteBillFile, dropBill } from './bill-files.ts'
import { decideBill, listWithFileBefore } from './bill-store.ts'

/** Runs every hour, so that no file is kept for a whole day, even if judging it failed. */
const KEEP_MS = 12 * 3_600_000
const NOT_JUDGED = 'We couldn’t check your file. Please upload it again.'

/** Deletes files that were never judged; returns how many. */
export async function forgetBillFiles(ctx: Context): Promise<number> {
  const { db, now } = ctx
  const old = await listWithFileBefore(db, new Date(now().getTime() - KEEP_MS))
  for (const bill of old) {
    if (bill.state === 'arriving') await db.transaction().execute((tx) => dropBill(ctx, tx, bill))
    else {
      await decideBill(db, bill.id, { note: NOT_JUDGED, at: now() })
      await deleteBillFile(ctx, bill.id)
    }
  }
  return old.length
}
