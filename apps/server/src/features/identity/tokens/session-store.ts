import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export async function insertSession(
  tx: Db,
  session: { id: string; userId: string; refreshHash: Buffer; at: Date },
): Promise<void> {
  await tx
    .insertInto('identity_session')
    .values({
      id: session.id,
      user_id: session.userId,
      refresh_hash: session.refreshHash,
      signed_in_at: session.at,
      used_at: session.at,
    })
    .execute()
}

type Rotation = { sessionId: string; hash: Buffer; nextHash: Buffer; now: Date; previousValidFrom: Date }

type TokenAge = 'current' | 'previous' | 'old'

export type RotatedSession = {
  id: string
  userId: string
  signedInAt: Date
  usedAt: Date
  wasRevoked: boolean
  age: TokenAge
}

/**
 * Replaces the refresh token in one statement. The one before it changes nothing for a while: two tabs that refresh at
 * once are both right. Any older one means that somebody has a copy. Whoever it is, they are out.
 */
export async function rotateRefreshToken(db: Db, rotation: Rotation): Promise<RotatedSession | undefined> {
  const { sessionId, hash, nextHash, now, previousValidFrom } = rotation
  const { rows } = await sql<RotatedSession>`
    with found as (
      select id, used_at, revoked_at,
        case when refresh_hash = ${hash} then 'current'
             when previous_hash = ${hash} and rotated_at > ${previousValidFrom} then 'previous'
             else 'old' end as age
      from identity_session
      where id = ${sessionId}
      for update
    )
    update identity_session as session
    set previous_hash = case when age = 'current' then ${hash} else session.previous_hash end,
        refresh_hash = case when age = 'current' then ${nextHash} else session.refresh_hash end,
        rotated_at = case when age = 'current' then ${now} else session.rotated_at end,
        used_at = case when age = 'old' then session.used_at else ${now} end,
        revoked_at = case when age = 'old' then coalesce(session.revoked_at, ${now}) else session.revoked_at end
    from found
    where session.id = found.id
    returning session.id, session.user_id as "userId", session.signed_in_at as "signedInAt",
      found.used_at as "usedAt", found.revoked_at is not null as "wasRevoked", age`.execute(db)
  return rows[0]
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
