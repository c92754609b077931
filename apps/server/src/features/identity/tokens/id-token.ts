import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey, SignJWT } from 'jose'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { algorithms, type SigningKey, signingKeys } from './signing-keys.ts'
import { TokenRefused } from './token-refused.ts'

export const ID_TOKEN_LIFETIME_S = 3600
/** Another service's clock may be a little ahead of ours. */
const AHEAD_S = 60

export type IdTokenUser = {
  id: string
  email: string
  isEmailVerified: boolean
  displayName: string | null
  photoUrl: string | null
}

/**
 * A signed ID token with the claims that Firebase's have, and the sign-in that it belongs to. Signed with our own key.
 */
export async function makeIdToken(
  ctx: Context,
  { kid, privateKey }: Pick<SigningKey, 'kid' | 'privateKey'>,
  user: IdTokenUser,
  session: { id: string; signedInAt: Date },
): Promise<string> {
  const { project, tenant } = ctx.config.identity
  const issuedAt = Math.floor(ctx.now().getTime() / 1000)
  return new SignJWT({
    ...(user.displayName === null ? {} : { name: user.displayName }),
    ...(user.photoUrl === null ? {} : { picture: user.photoUrl }),
    auth_time: Math.floor(session.signedInAt.getTime() / 1000),
    user_id: user.id,
    sid: session.id,
    email: user.email,
    email_verified: user.isEmailVerified,
    firebase: {
      identities: { email: [user.email] },
      sign_in_provider: 'password',
      ...(tenant === null ? {} : { tenant }),
    },
  })
    .setProtectedHeader({ alg: algorithms.identity, kid, typ: 'JWT' })
    .setIssuer(issuerOf(project))
    .setAudience(project)
    .setSubject(user.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ID_TOKEN_LIFETIME_S)
    .sign(privateKey)
}

export type IdTokenClaims = {
  subject: string
  email: string | null
  isEmailVerified: boolean
  sessionId: string | undefined
  signedInAt: Date
  issuedAt: Date
  expiresAt: Date
}

/** Accepts our own keys, or those that the configured service publishes; never both. Throws `TokenRefused`. */
export async function readIdToken(ctx: Context, token: string): Promise<IdTokenClaims> {
  const { project, tenant, keys } = ctx.config.identity
  const getKey = keys.kind === 'own' ? ownKeys(ctx) : publishedKeys(keys.url)
  let payload: JWTPayload
  try {
    const verified = await jwtVerify(token, getKey, {
      algorithms: [algorithms.identity],
      typ: 'JWT',
      issuer: issuerOf(project),
      audience: project,
      currentDate: ctx.now(),
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
    })
    payload = verified.payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new TokenRefused('expired', { cause: error })
    if (keys.kind === 'published' && couldNotFetch(error)) {
      throw new Failure('unavailable', { cause: error, retryAfterSeconds: 5 })
    }
    if (!(error instanceof errors.JOSEError)) throw error
    throw new TokenRefused('broken', { cause: error })
  }
  const claims = claimsOf(payload)
  if (!claims || tenantOf(payload) !== tenant) throw new TokenRefused('broken')
  const latest = ctx.now().getTime() + AHEAD_S * 1000
  if (claims.issuedAt.getTime() > latest || claims.signedInAt.getTime() > latest) throw new TokenRefused('broken')
  return claims
}

function issuerOf(project: string): string {
  return `https://securetoken.google.com/${project}`
}

function ownKeys(ctx: Context): JWTVerifyGetKey {
  return async ({ kid = '' }) => {
    const key = await signingKeys(ctx).find('identity', kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key.publicKey
  }
}

const published = new Map<string, JWTVerifyGetKey>()

/** Fetched once and cached; an unknown key id fetches them again, but at most every half minute. */
function publishedKeys(url: string): JWTVerifyGetKey {
  let keys = published.get(url)
  if (!keys) published.set(url, (keys = createRemoteJWKSet(new URL(url), { timeoutDuration: 5000 })))
  return keys
}

/** Keys that could not be fetched say nothing about the token. */
function couldNotFetch(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true
  return error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === 'ERR_JOSE_GENERIC'
}

function claimsOf(payload: JWTPayload): IdTokenClaims | undefined {
  const { sub = '', iat = 0, exp = 0, auth_time: authTime, email, email_verified: isVerified, sid } = payload
  if (sub === '' || sub.length > 128 || typeof authTime !== 'number') return undefined
  return {
    subject: sub,
    email: typeof email === 'string' ? email : null,
    isEmailVerified: isVerified === true,
    sessionId: typeof sid === 'string' ? sid : undefined,
    signedInAt: new Date(authTime * 1000),
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
  }
}

function tenantOf(payload: JWTPayload): string | null {
  const { tenant } = (payload['firebase'] ?? {}) as { tenant?: unknown }
  return typeof tenant === 'string' ? tenant : null
}
