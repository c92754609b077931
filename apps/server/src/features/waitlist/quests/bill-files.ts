import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type BillRow, deleteBill, listBills, markFileGone } from './bill-store.ts'

export const DELETE_BILL_FILE = 'waitlist.delete-bill-file'
/** No request takes longer; a file that is still arriving after this belongs to a process that was killed. */
export const ARRIVAL_MS = 5 * 60_000

export function billFileName(id: string): string {
  return `waitlist/bills/${id}`
}

/** First the file and then the mark: killed in between, it is deleted again. */
export async function deleteBillFile({ files, db }: Context, id: string): Promise<void> {
  await files.delete(billFileName(id))
  await markFileGone(db, id)
}

/** Deletes a row with its file, which is outside the database and is deleted once the transaction has ended. */
export async function dropBill(ctx: Context, tx: Db, { id, hasFile, state }: BillRow): Promise<void> {
  await deleteBill(tx, id)
  if (hasFile) await ctx.jobs.send(tx, DELETE_BILL_FILE, { billId: id })
  // The process that uploads the file may be killed while the store still completes the write.
  if (state === 'arriving') await ctx.jobs.send(tx, DELETE_BILL_FILE, { billId: id }, ARRIVAL_MS)
}

/** All that a member handed in. Its hashes are deleted too: with the account every point that it paid is gone. */
export async function dropBillsOf(ctx: Context, tx: Db, memberId: string): Promise<void> {
  for (const bill of await listBills(tx, memberId)) await dropBill(ctx, tx, bill)
}
