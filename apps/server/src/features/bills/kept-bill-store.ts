import type { Db } from '../../platform/db/open-database.ts'

export type KeptBill = { id: string; chatId: string; userId: string | null; bytes: number; createdAt: Date }

export async function insertBill(tx: Db, bill: KeptBill & { deleteAt: Date }): Promise<void> {
  await tx
    .insertInto('bills_bill')
    .values({
      id: bill.id,
      chat_id: bill.chatId,
      user_id: bill.userId,
      state: 'reading',
      bytes: bill.bytes,
      created_at: bill.createdAt,
      delete_at: bill.deleteAt,
    })
    .execute()
}

export async function isBillKept(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('bills_bill').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function setReading(tx: Db, id: string, sealed: Buffer): Promise<void> {
  await tx.updateTable('bills_bill').set({ state: 'read', sealed_reading: sealed }).where('id', '=', id).execute()
}

export async function deleteBillRow(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('bills_bill').where('id', '=', id).execute()
}

export async function listBillsDue(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db.selectFrom('bills_bill').select('id').where('delete_at', '<=', now).limit(most).execute()
  return rows.map(({ id }) => id)
}

export async function listBillsOfUser(
  db: Db,
  userId: string,
): Promise<(KeptBill & { sealedReading: Buffer | null })[]> {
  return db
    .selectFrom('bills_bill')
    .select([
      'id',
      'chat_id as chatId',
      'user_id as userId',
      'bytes',
      'created_at as createdAt',
      'sealed_reading as sealedReading',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
