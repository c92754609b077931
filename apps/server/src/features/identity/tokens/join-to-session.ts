import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Principal, User } from './principal.ts'
import { holdSession, joinSession } from './session-store.ts'

/**
 * What a visitor's session began belongs to an account from now on, so that its token ends with the sign-in that took
 * it over. A session that is already joined to a sign-in stays with it.
 */
export async function joinToSession(ctx: Context, tx: Db, visitor: Principal, user: User): Promise<void> {
  await requireSession(tx, user)
  const { sessionId } = user
  if (sessionId === undefined || visitor.sessionId !== undefined) return
  await joinSession(tx, { subject: visitor.subject, sessionId, at: ctx.now() })
}

/**
 * For a write on a user's behalf: refuses where their sign-in has ended in the meantime, and otherwise keeps it from
 * ending before the caller's transaction. Deleting an account then deletes everything that was written for it.
 */
export async function requireSession(tx: Db, { sessionId }: { sessionId?: string | undefined }): Promise<void> {
  if (sessionId !== undefined && !(await holdSession(tx, sessionId))) throw new Failure('not_authenticated')
}
