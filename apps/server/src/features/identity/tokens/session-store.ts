import { sql } from 'kysely'
import { isUuid } from '../../../platform/ids/is-uuid.ts'
import type { Db } from '../../../platform/db/open-database.ts'

export async function insertSession(
  tx: Db,
  session: { id: string; userId: string; refreshHash: Buffer; device: string | undefined; at: Date },
): Promise<void> {
  await tx
    .insertInto('identity_session')
    .values({
      id: session.id,
      user_id: session.userId,
      refresh_hash: session.refreshHash,
      device: session.device ?? null,
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
 * once are both right. Any older one means that the token was copied, and the caller ends the session.
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
        used_at = case when age = 'old' then session.used_at else ${now} end
    from found
    where session.id = found.id
    returning session.id, session.user_id as "userId", session.signed_in_at as "signedInAt",
      found.used_at as "usedAt", found.revoked_at is not null as "wasRevoked", age`.execute(db)
  return rows[0]
}

export async function revokeSession(tx: Db, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('identity_session')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** All of a user, or all but one. */
export async function revokeSessionsOf(
  tx: Db,
  { userId, exceptId, at }: { userId: string; exceptId?: string | undefined; at: Date },
): Promise<void> {
  await tx
    .updateTable('identity_session')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute()
}

/** False for a session that has ended. A valid one can't end before the caller's transaction does. */
export async function holdSession(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('identity_session')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** A visitor's session is valid as long as this sign-in; the first one is kept. */
export async function joinSession(tx: Db, joined: { subject: string; sessionId: string; at: Date }): Promise<void> {
  await tx
    .insertInto('identity_joined_session')
    .values({ subject: joined.subject, session_id: joined.sessionId, joined_at: joined.at })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute()
}

/** The visitors' sessions that joined this sign-in, or any of the user's, or any but those of one. */
export async function listJoined(
  tx: Db,
  { userId, sessionId, exceptId }: { userId: string; sessionId?: string | undefined; exceptId?: string | undefined },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('identity_joined_session as joined')
    .innerJoin('identity_session as session', 'session.id', 'joined.session_id')
    .select('joined.subject')
    .where('session.user_id', '=', userId)
    .$if(sessionId !== undefined, (query) => query.where('session.id', '=', sessionId ?? ''))
    .$if(exceptId !== undefined, (query) => query.where('session.id', '<>', exceptId ?? ''))
    .execute()
  return rows.map(({ subject }) => subject)
}

/**
 * The sign-in that the asked session is joined to, by its place in the list; whose that is, or null once it has ended.
 */
export type Standing = { at: number; sessionId: string; userId: string | null }

/** Nothing for sessions without one. */
export async function listStandings(
  db: Db,
  asked: readonly { subject: string; sessionId: string | undefined }[],
): Promise<Standing[]> {
  const subjects = asked.map(({ subject }) => subject)
  const sessions = asked.map(({ sessionId }) => (isUuid(sessionId) ? sessionId : null))
  const { rows } = await sql<Standing>`
    with asked as (
      select at, coalesce(asked.session_id, joined.session_id) as session_id
      from unnest(${subjects}::text[], ${sessions}::uuid[]) with ordinality as asked (subject, session_id, at)
      left join identity_joined_session as joined using (subject)
    )
    select (asked.at - 1)::int as at, asked.session_id as "sessionId", person.id as "userId"
    from asked
    left join identity_session as session on session.id = asked.session_id and session.revoked_at is null
    left join identity_user as person on person.id = session.user_id and person.disabled_at is null
    where asked.session_id is not null`.execute(db)
  return rows
}

export async function findSession(db: Db, id: string): Promise<{ userId: string; isRevoked: boolean } | undefined> {
  return db
    .selectFrom('identity_session')
    .select(['user_id as userId', sql<boolean>`revoked_at is not null`.as('isRevoked')])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type OwnSession = {
  id: string
  device: string | null
  signedInAt: Date
  usedAt: Date
  revokedAt: Date | null
}

export async function listSessionsOf(db: Db, userId: string): Promise<OwnSession[]> {
  return db
    .selectFrom('identity_session')
    .select(['id', 'device', 'signed_in_at as signedInAt', 'used_at as usedAt', 'revoked_at as revokedAt'])
    .where('user_id', '=', userId)
    .orderBy('signed_in_at')
    .execute()
}

/** Deletes them once none of their tokens can be valid any more. */
export async function deleteJoinedBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_joined_session')
    .where('joined_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes sessions that can no longer be used. */
export async function deleteOldSessions(db: Db, before: { usedAt: Date; signedInAt: Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_session')
    .where((each) => each.or([each('used_at', '<', before.usedAt), each('signed_in_at', '<', before.signedInAt)]))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
