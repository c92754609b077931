import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { findUserByEmail, updateUser } from '../user-store.ts'
import { listJoined, revokeSession, revokeSessionsOf } from './session-store.ts'

/**
 * What every process is notified of: one sign-in has ended, or all of a user, or all but one, and with them the
 * visitors' sessions named.
 */
export type SessionsEnded = { userId?: string; sessionId?: string; exceptId?: string; subjects: string[] }

export const SESSIONS_ENDED = 'identity.sessions-ended'

/** A notification can carry 8,000 bytes. */
const SUBJECTS_A_NOTICE = 100

type Parts = Pick<Context, 'notices' | 'now'>

/**
 * Ends one sign-in, or all of a user, or all but one, in the caller's transaction: from its commit on no token made
 * from them is accepted, and every process closes the sockets and streams that were opened with one.
 */
export async function endSessions(
  { notices, now }: Parts,
  tx: Db,
  { userId, sessionId, exceptId }: { userId: string; sessionId?: string | undefined; exceptId?: string },
): Promise<void> {
  const subjects = await listJoined(tx, { userId, sessionId, exceptId })
  if (sessionId === undefined) await revokeSessionsOf(tx, { userId, exceptId, at: now() })
  else await revokeSession(tx, sessionId, now())
  const ended = sessionId === undefined ? { userId, ...(exceptId === undefined ? {} : { exceptId }) } : { sessionId }
  for (let from = 0; from === 0 || from < subjects.length; from += SUBJECTS_A_NOTICE) {
    const notice: SessionsEnded = { ...ended, subjects: subjects.slice(from, from + SUBJECTS_A_NOTICE) }
    await notices.tell(tx, SESSIONS_ENDED, notice)
  }
}

/**
 * Ends all sessions of the user with this address: they sign in again. Returns their id, or undefined without a user.
 */
export async function endSessionsOfAddress(parts: Parts, tx: Db, email: string): Promise<string | undefined> {
  const user = await findUserByEmail(tx, email)
  if (!user) return undefined
  await endSessions(parts, tx, { userId: user.id })
  await updateUser(tx, user.id, { validSince: parts.now() })
  return user.id
}
