import type { Context } from '../../context.ts'
import { deleteBillFile, dropBill, dropFile, termOf } from './keep-bill.ts'
import { listBillsDue, lockBill, setDeleteAt } from './kept-bill-store.ts'

const AT_A_TIME = 500

/**
 * Without an account the whole bill is deleted; with one, only the file and its pictures, and what was read is kept.
 * Returns how many files were deleted.
 */
export async function forgetOldBills(ctx: Context): Promise<number> {
  let count = 0
  for (const id of await listBillsDue(ctx.db, ctx.now(), AT_A_TIME)) {
    const isDropped = await ctx.db.transaction().execute((tx) => forgetBill(ctx, tx, id))
    if (!isDropped) continue
    // At once; the job repeats it if we are killed in between.
    await deleteBillFile(ctx, id)
    count += 1
  }
  return count
}

async function forgetBill(ctx: Context, tx: Context['db'], id: string): Promise<boolean> {
  const bill = await lockBill(tx, id)
  if (!bill?.deleteAt || bill.deleteAt > ctx.now()) return false
  if (bill.userId === null || bill.state !== 'read') {
    await dropBill(ctx, tx, id)
    return true
  }
  // A bill from before there were terms, or whose date has changed since, gets its day now.
  const term = termOf(ctx, bill)
  if (term > ctx.now()) {
    await setDeleteAt(tx, id, term)
    return false
  }
  await dropFile(ctx, tx, id)
  return true
}
