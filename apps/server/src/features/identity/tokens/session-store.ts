import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export async function insertSession(
  tx: Db,
  session: { userId: string; refreshHash: Buffer; at: Date },
): Promise<{ id: string }> {
  return tx
    .insertInto('identity_session')
    .values({
      user_id: session.userId,
      refresh_hash: session.refreshHash,
      signed_in_at: session.at,
      used_at: session.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

type Rotation = { hash: Buffer; nextHash: Buffer; now: Date; previousValidFrom: Date }

export type RotatedSession = { id: string; userId: string; signedInAt: Date; usedAt: Date; isRevoked: boolean }

/**
 * Replaces the refresh token in one statement. The one before it still finds its session for a while, and changes
 * nothing then: two tabs that refresh at once are both right.
 */
export async function rotateRefreshToken(db: Db, rotation: Rotation): Promise<RotatedSession | undefined> {
  const { hash, nextHash, now, previousValidFrom } = rotation
  const { rows } = await sql<RotatedSession>`
    with found as (
      select id, used_at, refresh_hash = ${hash} as is_current
      from identity_session
      where refresh_hash = ${hash} or (previous_hash = ${hash} and rotated_at > ${previousValidFrom})
      for update
    )
    update identity_session as session
    set previous_hash = case when is_current then ${hash} else session.previous_hash end,
        refresh_hash = case when is_current then ${nextHash} else session.refresh_hash end,
        rotated_at = case when is_current then ${now} else session.rotated_at end,
        used_at = ${now}
    from found
    where session.id = found.id
    returning session.id, session.user_id as "userId", session.signed_in_at as "signedInAt",
      found.used_at as "usedAt", session.revoked_at is not null as "isRevoked"`.execute(db)
  return rows[0]
}

/** A token that was replaced long ago is used again: somebody has a copy. Whoever it is, they are out. */
export async function revokeByPreviousToken(db: Db, hash: Buffer, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity_session')
    .set({ revoked_at: at })
    .where('previous_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function revokeSession(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('identity_session')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function revokeSessionsOf(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('identity_session')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function findSession(db: Db, id: string): Promise<{ userId: string; isRevoked: boolean } | undefined> {
  return db
    .selectFrom('identity_session')
    .select(['user_id as userId', sql<boolean>`revoked_at is not null`.as('isRevoked')])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function listSessionsOf(
  db: Db,
  userId: string,
): Promise<{ signedInAt: Date; usedAt: Date; revokedAt: Date | null }[]> {
  return db
    .selectFrom('identity_session')
    .select(['signed_in_at as signedInAt', 'used_at as usedAt', 'revoked_at as revokedAt'])
    .where('user_id', '=', userId)
    .orderBy('signed_in_at')
    .execute()
}

/** What can no longer be used is not kept. */
export async function deleteOldSessions(db: Db, before: { usedAt: Date; signedInAt: Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_session')
    .where((each) => each.or([each('used_at', '<', before.usedAt), each('signed_in_at', '<', before.signedInAt)]))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
