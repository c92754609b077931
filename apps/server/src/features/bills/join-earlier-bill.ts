import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { joinReadings } from '@mowatt/bill-reader/join-readings'
import type { Context } from '../../context.ts'
import { openReading } from './keep-bill.ts'
import { listBillsOfChat } from './kept-bill-store.ts'
import type { BillPage } from './kept-reading.ts'

type Read = { bill: BillReading; pages: readonly BillPage[] }

/**
 * People photograph the next page when they are asked for it: with what was read before in the conversation it makes
 * one bill, and its pages come after the new ones. Pages of another bill are left alone, and that is recorded.
 */
export async function joinEarlierBill(ctx: Context, chatId: string, billId: string, read: Read): Promise<Read> {
  const rows = await listBillsOfChat(ctx.db, chatId)
  const earlier = rows.findLast(({ id, sealedReading }) => id !== billId && sealedReading)
  if (!earlier?.sealedReading) return read
  const kept = openReading(ctx, earlier.id, earlier.sealedReading)
  const found = joinReadings(kept.reading, read.bill, read.pages.length)
  if (found.kind === 'apart')
    return found.why === undefined ? read : { ...read, bill: { ...read.bill, apart: found.why } }
  const behind = kept.pages.map((page): BillPage => ({
    ...page,
    page: page.page + read.pages.length,
    of: page.of ?? { billId: earlier.id, page: page.page },
  }))
  return { bill: found.reading, pages: [...read.pages, ...behind] }
}
