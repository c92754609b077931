import type { Context } from '../../../context.ts'
import type { User } from '../tokens/principal.ts'
import { listSessionsOf, type OwnSession } from '../tokens/session-store.ts'
import { sessionLimits } from '../tokens/user-session.ts'

/** The sessions that are still valid: that of the request first, then the last used. */
export async function listOwnSessions(ctx: Context, user: User): Promise<OwnSession[]> {
  const nowMs = ctx.now().getTime()
  const isOpen = ({ usedAt, signedInAt, revokedAt }: OwnSession) =>
    revokedAt === null &&
    nowMs - usedAt.getTime() <= sessionLimits.idleMs &&
    nowMs - signedInAt.getTime() <= sessionLimits.absoluteMs
  const rank = ({ id, usedAt }: OwnSession) => (id === user.sessionId ? Infinity : usedAt.getTime())
  return (await listSessionsOf(ctx.db, user.subject)).filter(isOpen).toSorted((one, two) => rank(two) - rank(one))
}
