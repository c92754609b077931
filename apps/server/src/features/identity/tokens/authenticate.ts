import { capabilities, Failure } from '@mowatt/contract'
import { decodeProtectedHeader, errors } from 'jose'
import type { Context } from '../../../context.ts'
import { isUuid } from '../../../platform/ids/is-uuid.ts'
import { findUser, type UserRow } from '../user-store.ts'
import { isAnonymousType, readAnonymousToken } from './anonymous-token.ts'
import { type IdTokenClaims, readIdToken } from './id-token.ts'
import type { Principal, User } from './principal.ts'
import { findSession, listStandings } from './session-store.ts'
import { TokenRefused } from './token-refused.ts'

/** None of our own tokens is nearly this long. */
const MOST_CHARACTERS = 8192

/** The owner of a token. Whatever is wrong with it, the refusal is the same. */
export async function authenticate(ctx: Context, token: string | undefined): Promise<Principal | User> {
  if (token === undefined || token.length > MOST_CHARACTERS) throw new Failure('not_authenticated')
  try {
    if (isAnonymousType(typeOf(token))) return await checkVisitor(ctx, await readAnonymousToken(ctx, token))
    return await readUserToken(ctx, token)
  } catch (error) {
    if (error instanceof TokenRefused || error instanceof errors.JOSEError) {
      throw new Failure('not_authenticated', { cause: error })
    }
    throw error
  }
}

/** True for a token that was valid until its user was deleted. */
export async function isTokenOfDeletedUser(ctx: Context, token: string | undefined): Promise<boolean> {
  if (token === undefined || token.length > MOST_CHARACTERS || ctx.config.identity.keys.kind !== 'own') return false
  try {
    await checkSession(ctx, await readIdToken(ctx, token))
    return false
  } catch (error) {
    if (error instanceof TokenRefused) return error.reason === 'user_gone'
    throw error
  }
}

async function readUserToken(ctx: Context, token: string): Promise<User> {
  const claims = await readIdToken(ctx, token)
  const known = ctx.config.identity.keys.kind === 'own' ? await checkSession(ctx, claims) : undefined
  return {
    kind: 'user',
    subject: claims.subject,
    email: known?.email ?? claims.email,
    isEmailVerified: known?.isEmailVerified ?? claims.isEmailVerified,
    expiresAt: claims.expiresAt,
    capabilities,
    signedInAt: claims.signedInAt,
    userId: claims.subject,
    sessionId: known && claims.sessionId,
  }
}

/** A visitor's token that was made from a sign-in, or has joined one, ends with it. */
async function checkVisitor(ctx: Context, visitor: Principal): Promise<Principal> {
  if (ctx.config.identity.keys.kind !== 'own') return visitor
  const [standing] = await listStandings(ctx.db, [visitor])
  if (!standing) return visitor
  if (standing.userId === null) throw new TokenRefused('expired')
  return { ...visitor, userId: standing.userId, sessionId: standing.sessionId }
}

/** One of our own tokens is valid only as long as its session and its user are: signing out ends it at once. */
export async function checkSession(ctx: Context, claims: IdTokenClaims): Promise<UserRow> {
  const [user, session] = await Promise.all([
    findUser(ctx.db, claims.subject),
    isUuid(claims.sessionId) ? findSession(ctx.db, claims.sessionId) : undefined,
  ])
  if (!user) throw new TokenRefused('user_gone')
  if (user.isDisabled) throw new TokenRefused('user_disabled')
  const validSinceS = Math.floor(user.validSince.getTime() / 1000)
  const isOld = claims.signedInAt.getTime() / 1000 < validSinceS
  if (isOld || !session || session.isRevoked || session.userId !== user.id) throw new TokenRefused('expired')
  return user
}

/** Only decides which check a token has to pass; the check itself verifies it. */
function typeOf(token: string): unknown {
  try {
    return decodeProtectedHeader(token).typ
  } catch (cause) {
    throw new TokenRefused('broken', { cause })
  }
}
