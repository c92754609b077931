import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { updateUser, findUser, type UserRow } from '../user-store.ts'
import { ID_TOKEN_LIFETIME_S, makeIdToken } from './id-token.ts'
import { insertSession, revokeByPreviousToken, rotateRefreshToken } from './session-store.ts'
import { TokenRefused } from './token-refused.ts'

const DAY_MS = 86_400_000
/** Somebody who stays away this long signs in again; so does everybody after the second number of days. */
export const sessionLimits = { idleMs: 14 * DAY_MS, absoluteMs: 30 * DAY_MS } as const
/** Longer than the client's first tries after an answer that was lost. */
const GRACE_MS = 10 * 60_000

export type Tokens = { idToken: string; refreshToken: string; expiresInSeconds: number }

type Session = { id: string; signedInAt: Date; refreshToken: string }

/** Opens a session in the caller's transaction: it exists exactly when what it was given for is spent. */
export async function startSession(ctx: Context, tx: Db, userId: string): Promise<Session> {
  const refreshToken = ctx.randomBytes(32).toString('base64url')
  const signedInAt = ctx.now()
  const { id } = await insertSession(tx, { userId, refreshHash: hashOf(refreshToken), at: signedInAt })
  return { id, signedInAt, refreshToken }
}

/** After the transaction: signing may have to ask for keys, and must not hold a connection meanwhile. */
export async function issueTokens(ctx: Context, user: UserRow, session: Session): Promise<Tokens> {
  const idToken = await makeIdToken(ctx, user, session)
  return { idToken, refreshToken: session.refreshToken, expiresInSeconds: ID_TOKEN_LIFETIME_S }
}

/** A new ID token for a refresh token, and the refresh token that replaces it. Throws `TokenRefused`. */
export async function refreshSession(ctx: Context, given: string): Promise<Tokens & { userId: string }> {
  const now = ctx.now()
  const hash = hashOf(given)
  const refreshToken = successorOf(ctx.secrets.session, given)
  const session = await rotateRefreshToken(ctx.db, {
    hash,
    nextHash: hashOf(refreshToken),
    now,
    previousValidFrom: new Date(now.getTime() - GRACE_MS),
  })
  if (!session) {
    const wasStolen = await revokeByPreviousToken(ctx.db, hash, now)
    if (wasStolen) ctx.log.warn({ room: 'identity' }, 'a refresh token was used again, its session is ended')
    throw new TokenRefused(wasStolen ? 'expired' : 'broken')
  }
  const idleMs = now.getTime() - session.usedAt.getTime()
  const ageMs = now.getTime() - session.signedInAt.getTime()
  if (session.isRevoked || idleMs > sessionLimits.idleMs || ageMs > sessionLimits.absoluteMs) {
    throw new TokenRefused('expired')
  }
  const user = await findUser(ctx.db, session.userId)
  if (!user) throw new TokenRefused('broken')
  if (user.isDisabled) throw new TokenRefused('user_disabled')
  await updateUser(ctx.db, user.id, { lastRefreshAt: now })
  return { ...(await issueTokens(ctx, user, { ...session, refreshToken })), userId: user.id }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Made from the one before, so that all who refresh at once get the same; only we can make it. */
function successorOf(secret: string, token: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mowatt refresh tokens', 32))
  return createHmac('sha256', key).update(token).digest('base64url')
}
