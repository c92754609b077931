import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/db/open-database.ts'

export type Purpose = 'add' | 'confirm' | 'sign-in'

type Challenge = { challenge: string; purpose: Purpose; userId: string | null }

export async function insertChallenge(db: Db, given: Challenge & { expiresAt: Date }): Promise<void> {
  await db
    .insertInto('identity_challenge')
    .values({
      hash: hashOf(given.challenge),
      purpose: given.purpose,
      user_id: given.userId,
      expires_at: given.expiresAt,
    })
    .execute()
}

/** True for exactly one of all who answer it, in time and for its purpose: the row decides. */
export async function spendChallenge(db: Db, given: Challenge & { now: Date }): Promise<boolean> {
  const gone = await db
    .deleteFrom('identity_challenge')
    .where('hash', '=', hashOf(given.challenge))
    .returning(['purpose', 'user_id as userId', 'expires_at as expiresAt'])
    .executeTakeFirst()
  return gone?.purpose === given.purpose && gone.userId === given.userId && gone.expiresAt > given.now
}

export async function deleteOldChallenges(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_challenge')
    .where('expires_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest()
}
