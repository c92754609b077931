import type { Context } from '../../context.ts'
import type { User } from './tokens/principal.ts'
import { revokeSession, revokeSessionsOf } from './tokens/session-store.ts'
import { updateUser } from './user-store.ts'

/** From now on the tokens of this session, or of all of them, open nothing; copies of them neither. */
export async function signOut(ctx: Context, user: User, { isEverywhere }: { isEverywhere: boolean }): Promise<void> {
  const at = ctx.now()
  if (ctx.config.identity.keys.kind !== 'own') return
  const event = isEverywhere ? 'signed_out_everywhere' : 'signed_out'
  ctx.security.note(event, { user: user.subject, session: user.sessionId })
  if (!isEverywhere) {
    if (user.sessionId) await revokeSession(ctx.db, user.sessionId, at)
    return
  }
  await ctx.db.transaction().execute(async (tx) => {
    await revokeSessionsOf(tx, user.subject, at)
    await updateUser(tx, user.subject, { validSince: at })
  })
}
