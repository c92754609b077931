import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { User } from '../tokens/principal.ts'

/** A working day: after it, operators must use their passkey again. */
export const SECOND_FACTOR_MS = 12 * 3_600_000

/** Before what opens or ends something of another user's: a console that was left open must not be enough. */
export const RECENT_PASSKEY_MS = 3_600_000

export async function markSecondFactor(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('identity_session').set({ second_factor_at: at }).where('id', '=', sessionId).execute()
}

/** It isn't recorded which passkey was used, so all of the user's sessions must show one again, except for this one. */
export async function forgetSecondFactors(db: Db, userId: string, except: string | undefined): Promise<void> {
  await db
    .updateTable('identity_session')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .execute()
}

/** When the owner of this session last confirmed it with a passkey. */
export async function secondFactorAt({ db }: Context, { sessionId }: User): Promise<Date | undefined> {
  if (sessionId === undefined) return undefined
  const row = await db
    .selectFrom('identity_session')
    .select('second_factor_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.second_factor_at ?? undefined
}
