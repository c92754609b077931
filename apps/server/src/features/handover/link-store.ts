import type { Db } from '../../platform/db/open-database.ts'

type Link = { hash: Buffer; chatId: string; owner: string; sessionId: string | null; expiresAt: Date }

export async function insertLink(db: Db, { hash, chatId, owner, sessionId, expiresAt }: Link): Promise<void> {
  const link = { hash, chat_id: chatId, owner, session_id: sessionId, expires_at: expiresAt }
  await db.insertInto('handover_link').values(link).execute()
}

/**
 * One statement, so that of any number who come at once a single one gets it; and that one again, if the answer was
 * lost and the same key is shown.
 */
export async function takeLink(
  db: Db,
  { hash, key, now }: { hash: Buffer; key: Buffer | null; now: Date },
): Promise<Omit<Link, 'hash' | 'expiresAt'> | undefined> {
  return db
    .updateTable('handover_link')
    .set({ used_at: now, redeem_key: key })
    .where('hash', '=', hash)
    .where((each) => each.or([each('used_at', 'is', null), each('redeem_key', '=', key)]))
    .where('expires_at', '>', now)
    .returning(['chat_id as chatId', 'owner', 'session_id as sessionId'])
    .executeTakeFirst()
}

export async function deleteLinksBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('handover_link').where('expires_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
