import type { Context } from '../../context.ts'
import { endSessions } from './tokens/end-sessions.ts'
import type { User } from './tokens/principal.ts'
import { updateUser } from './user-store.ts'

/**
 * From now on the tokens of this session, or of all of them, are void; so are copies of them and tokens made from them.
 */
export async function signOut(ctx: Context, user: User, { isEverywhere }: { isEverywhere: boolean }): Promise<void> {
  if (ctx.config.identity.keys.kind !== 'own') return
  const { subject: userId, sessionId } = user
  ctx.security.note(isEverywhere ? 'signed_out_everywhere' : 'signed_out', { user: userId, session: sessionId })
  if (!isEverywhere && sessionId === undefined) return
  await ctx.db.transaction().execute(async (tx) => {
    await endSessions(ctx, tx, isEverywhere ? { userId } : { userId, sessionId })
    if (isEverywhere) await updateUser(tx, userId, { validSince: ctx.now() })
  })
}
