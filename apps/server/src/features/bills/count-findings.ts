import type { Context } from '../../context.ts'
import { countToday } from '../../platform/counts/day-counts.ts'
import { keepReading, openReading } from './keep-bill.ts'
import { lockBill } from './kept-bill-store.ts'

/** Counts the kinds of findings on a bill, each once however often it is opened. */
export async function countFindings(
  ctx: Context,
  billId: string,
  { found, counted = [] }: { found: readonly string[]; counted?: readonly string[] | undefined },
): Promise<void> {
  if (found.every((code) => counted.includes(code))) return
  await ctx.db.transaction().execute(async (tx) => {
    const bill = await lockBill(tx, billId)
    if (!bill?.sealedReading) return
    const kept = openReading(ctx, billId, bill.sealedReading)
    const fresh = [...new Set(found)].filter((code) => !kept.counted?.includes(code))
    if (fresh.length === 0) return
    await countToday(ctx, tx, 'finding', fresh)
    await keepReading(ctx, tx, billId, { ...kept, counted: [...(kept.counted ?? []), ...fresh] })
  })
}
