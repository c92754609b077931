import type { Context } from '../../../context.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { updateUser, findUser, type UserRow } from '../user-store.ts'
import { endSessions } from './end-sessions.ts'
import { ID_TOKEN_LIFETIME_S, makeIdToken } from './id-token.ts'
import { hashRefreshToken, makeRefreshToken, sessionIdIn, successorOf } from './refresh-token.ts'
import { insertSession, rotateRefreshToken } from './session-store.ts'
import { signingKeys } from './signing-keys.ts'
import { TokenRefused } from './token-refused.ts'

const DAY_MS = 86_400_000
/** A user who stays away this long signs in again; so does everyone after the second number of days. */
export const sessionLimits = { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS } as const
/** Longer than the client's first retries after a lost answer. */
const GRACE_MS = 10 * 60_000

export type Tokens = { idToken: string; refreshToken: string; expiresInSeconds: number }

type Session = { id: string; signedInAt: Date; refreshToken: string }

/** Opens a session in the caller's transaction: it is committed together with using up its code. */
export async function startSession(
  ctx: Context,
  tx: Db,
  { userId, device }: { userId: string; device: string | undefined },
): Promise<Session> {
  const id = makeUuid(ctx)
  const refreshToken = makeRefreshToken(ctx.secrets.session, id, ctx.randomBytes(32))
  const signedInAt = ctx.now()
  await insertSession(tx, { id, userId, device, refreshHash: hashRefreshToken(refreshToken), at: signedInAt })
  return { id, signedInAt, refreshToken }
}

type Issue = (user: UserRow, session: Session) => Promise<Tokens>

/**
 * Before a transaction that issues tokens: signing may have to fetch keys, and must not occupy a connection while it
 * waits. The result fetches nothing more.
 */
export async function prepareTokens(ctx: Context): Promise<Issue> {
  const key = await signingKeys(ctx).current('identity')
  return async (user, session) => ({
    idToken: await makeIdToken(ctx, key, user, session),
    refreshToken: session.refreshToken,
    expiresInSeconds: ID_TOKEN_LIFETIME_S,
  })
}

export async function issueTokens(ctx: Context, user: UserRow, session: Session): Promise<Tokens> {
  return (await prepareTokens(ctx))(user, session)
}

/** A new ID token for a refresh token, and the refresh token that replaces it. Throws `TokenRefused`. */
export async function refreshSession(ctx: Context, given: string): Promise<Tokens & { userId: string }> {
  const now = ctx.now()
  const sessionId = sessionIdIn(ctx.secrets.session, given)
  if (sessionId === undefined) throw new TokenRefused('broken')
  const refreshToken = successorOf(ctx.secrets.session, sessionId, given)
  const session = await ctx.db.transaction().execute(async (tx) => {
    const rotated = await rotateRefreshToken(tx, {
      sessionId,
      hash: hashRefreshToken(given),
      nextHash: hashRefreshToken(refreshToken),
      now,
      previousValidFrom: new Date(now.getTime() - GRACE_MS),
    })
    if (rotated?.age === 'old' && !rotated.wasRevoked) {
      ctx.security.note('token_reused', { user: rotated.userId, session: sessionId })
      await endSessions(ctx, tx, { userId: rotated.userId, sessionId })
    }
    return rotated
  })
  if (!session) throw new TokenRefused('broken')
  const idleMs = now.getTime() - session.usedAt.getTime()
  const ageMs = now.getTime() - session.signedInAt.getTime()
  if (
    session.age === 'old' ||
    session.wasRevoked ||
    idleMs > sessionLimits.idleMs ||
    ageMs > sessionLimits.absoluteMs
  ) {
    throw new TokenRefused('expired')
  }
  const user = await findUser(ctx.db, session.userId)
  if (!user) throw new TokenRefused('broken')
  if (user.isDisabled) throw new TokenRefused('user_disabled')
  await updateUser(ctx.db, user.id, { lastRefreshAt: now })
  return { ...(await issueTokens(ctx, user, { ...session, refreshToken })), userId: user.id }
}
