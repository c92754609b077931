import type { Db } from '../../../platform/db/open-database.ts'

export type ComparisonRow = {
  id: string
  chatId: string | null
  owner: string
  userId: string | null
  sealed: Buffer
  createdAt: Date
}

export async function insertComparison(tx: Db, row: ComparisonRow & { deleteAt: Date }): Promise<void> {
  await tx
    .insertInto('switching_comparison')
    .values({
      id: row.id,
      chat_id: row.chatId,
      owner: row.owner,
      user_id: row.userId,
      sealed: row.sealed,
      created_at: row.createdAt,
      delete_at: row.deleteAt,
    })
    .execute()
}

/** Undefined for another user's comparison. */
export async function findComparisonRow(db: Db, id: string, subject: string): Promise<ComparisonRow | undefined> {
  return db
    .selectFrom('switching_comparison')
    .select(['id', 'chat_id as chatId', 'owner', 'user_id as userId', 'sealed', 'created_at as createdAt'])
    .where('id', '=', id)
    .where((each) => each.or([each('owner', '=', subject), each('user_id', '=', subject)]))
    .executeTakeFirst()
}

export async function deleteComparisonsOfChat(tx: Db, chatId: string): Promise<void> {
  await tx.deleteFrom('switching_comparison').where('chat_id', '=', chatId).execute()
}

export async function deleteComparisonsOfUser(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('switching_comparison').where('user_id', '=', userId).execute()
}

export async function deleteComparisonsDue(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('switching_comparison')
    .where('delete_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function listComparisonsOfUser(db: Db, userId: string): Promise<ComparisonRow[]> {
  return db
    .selectFrom('switching_comparison')
    .select(['id', 'chat_id as chatId', 'owner', 'user_id as userId', 'sealed', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
