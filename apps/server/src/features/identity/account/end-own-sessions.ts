import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import type { User } from '../tokens/principal.ts'
import { findSession } from '../tokens/session-store.ts'

/** Signs out one of a user's own sessions; one that has already ended counts as signed out. */
export async function endOwnSession(ctx: Context, { subject: userId }: User, sessionId: string): Promise<void> {
  const found = await findSession(ctx.db, sessionId)
  if (found?.userId !== userId) throw new Failure('not_found')
  await ctx.db.transaction().execute((tx) => endSessions(ctx, tx, { userId, sessionId }))
  ctx.security.note('signed_out', { user: userId, session: sessionId, reason: 'by-owner' })
}

/** Signs out all of a user's sessions but the one of this request. */
export async function endOtherSessions(ctx: Context, { subject: userId, sessionId }: User): Promise<void> {
  if (sessionId === undefined) throw new Failure('not_authenticated')
  await ctx.db.transaction().execute((tx) => endSessions(ctx, tx, { userId, exceptId: sessionId }))
  ctx.security.note('signed_out', { user: userId, session: sessionId, reason: 'all-others' })
}
