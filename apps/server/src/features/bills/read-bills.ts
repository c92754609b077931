import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { openReading } from './keep-bill.ts'
import type { KeptReading } from './kept-reading.ts'
import { type BillRow, listBillsById, listBillsOfChat, listBillsOfUser } from './kept-bill-store.ts'

export type ReadBill = Pick<BillRow, 'id' | 'chatId' | 'createdAt'> &
  Pick<KeptReading, 'reading' | 'answers' | 'counted'>

/** Bills as far as they are read, oldest first: of an account, of a conversation, or these. */
export async function listReadBills(
  ctx: Context,
  db: Db,
  of: { userId: string } | { chatId: string } | { ids: readonly string[] },
): Promise<ReadBill[]> {
  const rows = await rowsOf(db, of)
  return rows.flatMap(({ id, chatId, createdAt, sealedReading }) => {
    if (!sealedReading) return []
    const { reading, answers, counted } = openReading(ctx, id, sealedReading)
    return [{ id, chatId, createdAt, reading, answers, counted }]
  })
}

function rowsOf(db: Db, of: Parameters<typeof listReadBills>[2]): Promise<BillRow[]> {
  if ('userId' in of) return listBillsOfUser(db, of.userId)
  return 'chatId' in of ? listBillsOfChat(db, of.chatId) : listBillsById(db, of.ids)
}
