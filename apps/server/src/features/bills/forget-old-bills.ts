import type { Context } from '../../context.ts'
import { deleteBillFile } from './keep-bill.ts'
import { deleteBillRow, listBillsDue } from './kept-bill-store.ts'

const AT_A_TIME = 500

/** First the file and then its row: killed in between, it is deleted once more. */
export async function forgetOldBills(ctx: Context): Promise<number> {
  const due = await listBillsDue(ctx.db, ctx.now(), AT_A_TIME)
  for (const id of due) {
    await deleteBillFile(ctx, id)
    await deleteBillRow(ctx.db, id)
  }
  return due.length
}
