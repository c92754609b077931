import type { Db } from '../../platform/db/open-database.ts'

type Link = { hash: Buffer; chatId: string; owner: string; sessionId: string | null; expiresAt: Date }

/** A link that is requested again gets a new lifetime, unless it was used. */
export async function keepLink(db: Db, { hash, chatId, owner, sessionId, expiresAt }: Link): Promise<void> {
  const link = { hash, chat_id: chatId, owner, session_id: sessionId, expires_at: expiresAt }
  await db
    .insertInto('handover_link')
    .values(link)
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ session_id: sessionId, expires_at: expiresAt })
        .where('handover_link.used_at', 'is', null),
    )
    .execute()
}

type Shown = { hash: Buffer; now: Date }

export async function findLink(db: Db, { hash, now }: Shown): Promise<Omit<Link, 'hash' | 'expiresAt'> | undefined> {
  return db
    .selectFrom('handover_link')
    .select(['chat_id as chatId', 'owner', 'session_id as sessionId'])
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** One statement, so that only one of several concurrent requests gets it. */
export async function takeLink(db: Db, { hash, now }: Shown): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('handover_link')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteLinksBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('handover_link').where('expires_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteLinksOfChat(tx: Db, chatId: string): Promise<void> {
  await tx.deleteFrom('handover_link').where('chat_id', '=', chatId).execute()
}
