import type { Db } from '../../../platform/db/open-database.ts'

export type ShareRow = { id: string; sealed: Buffer; expiresAt: Date }

type NewShare = ShareRow & {
  comparisonId: string
  chatId: string | null
  owner: string
  userId: string | null
  linkHash: Buffer
  createdAt: Date
}

/** Does nothing where the verdict already has a link. */
export async function insertShare(tx: Db, row: NewShare): Promise<void> {
  await tx
    .insertInto('switching_share')
    .values({
      id: row.id,
      comparison_id: row.comparisonId,
      chat_id: row.chatId,
      owner: row.owner,
      user_id: row.userId,
      link_hash: row.linkHash,
      sealed: row.sealed,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
    })
    .onConflict((conflict) => conflict.column('comparison_id').where('sealed', 'is not', null).doNothing())
    .execute()
}

/** The working link of a verdict, for the user who made it. */
export async function findLiveShare(
  db: Db,
  { comparisonId, subject, now }: { comparisonId: string; subject: string; now: Date },
): Promise<ShareRow | undefined> {
  const row = await db
    .selectFrom('switching_share')
    .select(['id', 'sealed', 'expires_at as expiresAt'])
    .where('comparison_id', '=', comparisonId)
    .where((each) => each.or([each('owner', '=', subject), each('user_id', '=', subject)]))
    .where('sealed', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && withContent(row)
}

/** Undefined for an unknown link; `sealed` is null for one that was withdrawn or emptied. */
export async function findShareByHash(db: Db, linkHash: Buffer) {
  return db
    .selectFrom('switching_share')
    .select(['id', 'sealed', 'expires_at as expiresAt'])
    .where('link_hash', '=', linkHash)
    .executeTakeFirst()
}

export async function emptyShareOf(db: Db, comparisonId: string, subject: string): Promise<void> {
  await db
    .updateTable('switching_share')
    .set({ sealed: null })
    .where('comparison_id', '=', comparisonId)
    .where((each) => each.or([each('owner', '=', subject), each('user_id', '=', subject)]))
    .execute()
}

export async function emptySharesExpired(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('switching_share')
    .set({ sealed: null })
    .where('expires_at', '<=', now)
    .where('sealed', 'is not', null)
    .execute()
}

export async function deleteSharesExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('switching_share').where('expires_at', '<', before).execute()
}

export async function deleteSharesOfChat(tx: Db, chatId: string): Promise<void> {
  await tx.deleteFrom('switching_share').where('chat_id', '=', chatId).execute()
}

export async function deleteSharesOfUser(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('switching_share').where('user_id', '=', userId).execute()
}

/** Those that still show something. */
export async function listSharesOfUser(db: Db, userId: string): Promise<ShareRow[]> {
  const rows = await db
    .selectFrom('switching_share')
    .select(['id', 'sealed', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('sealed', 'is not', null)
    .orderBy('created_at')
    .execute()
  return rows.map(withContent)
}

function withContent({ sealed, ...row }: Omit<ShareRow, 'sealed'> & { sealed: Buffer | null }): ShareRow {
  if (!sealed) throw new Error('A link without its content was asked for')
  return { ...row, sealed }
}
