import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { openReading } from './keep-bill.ts'
import { type BillRow, listBillsById, listBillsOfChat, listBillsOfUser } from './kept-bill-store.ts'

export type ReadBill = Pick<BillRow, 'id' | 'chatId' | 'createdAt'> & { reading: BillReading }

/** Bills as far as they are read, oldest first: of an account, of a conversation, or these. */
export async function listReadBills(
  ctx: Context,
  db: Db,
  of: { userId: string } | { chatId: string } | { ids: readonly string[] },
): Promise<ReadBill[]> {
  const rows = await rowsOf(db, of)
  return rows.flatMap(({ id, chatId, createdAt, sealedReading }) =>
    sealedReading ? [{ id, chatId, createdAt, reading: openReading(ctx, id, sealedReading).reading }] : [],
  )
}

function rowsOf(db: Db, of: Parameters<typeof listReadBills>[2]): Promise<BillRow[]> {
  if ('userId' in of) return listBillsOfUser(db, of.userId)
  return 'chatId' in of ? listBillsOfChat(db, of.chatId) : listBillsById(db, of.ids)
}
