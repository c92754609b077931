import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { Context } from '../../context.ts'
import { keepReading, openReading } from './keep-bill.ts'
import { lockBill } from './kept-bill-store.ts'
import { billWork, workOnBill } from './work-on-bill.ts'

/**
 * Corrects one value of a kept bill; undefined when the text cannot be that value. The caller has checked the owner.
 */
export async function correctBill(
  ctx: Context,
  billId: string,
  { path, text }: { path: string; text: string },
): Promise<BillReading | undefined> {
  return ctx.db.transaction().execute(async (tx) => {
    const bill = await lockBill(tx, billId)
    if (!bill?.sealedReading) return undefined
    const kept = openReading(ctx, billId, bill.sealedReading)
    const reading = await workOnBill(ctx)('correctValue', { reading: kept.reading, path, text }, billWork())
    if (reading) await keepReading(ctx, tx, billId, { ...kept, reading, correctedAt: ctx.now().toISOString() })
    return reading
  })
}
