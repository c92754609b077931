import type { Db } from '../../platform/db/open-database.ts'

type Link = { hash: Buffer; chatId: string; owner: string; expiresAt: Date }

export async function insertLink(db: Db, { hash, chatId, owner, expiresAt }: Link): Promise<void> {
  await db.insertInto('handover_link').values({ hash, chat_id: chatId, owner, expires_at: expiresAt }).execute()
}

/** One statement, so that of any number who come at once a single one gets it. */
export async function takeLink(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ chatId: string; owner: string } | undefined> {
  return db
    .updateTable('handover_link')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['chat_id as chatId', 'owner'])
    .executeTakeFirst()
}

export async function deleteLinksBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('handover_link').where('expires_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
