import { capabilities as all, type Capability } from '@mowatt/contract'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Context } from '../../../context.ts'
import type { Principal } from './principal.ts'
import { algorithms, signingKeys } from './signing-keys.ts'

const LIFETIME_S = 24 * 3600
/** Says what kind of token it is, so that none of our other tokens can pass for it. */
const TYPE = 'mowatt-session+jwt'
const AUDIENCE = 'mowatt-api'

export type AnonymousSession = { jwt: string; expiresAt: Date; capabilities: readonly Capability[] }

function makeAnonymousSubject({ randomBytes }: Pick<Context, 'randomBytes'>): string {
  return `anon-${randomBytes(16).toString('base64url')}`
}

type Given = {
  /** To continue a session. */
  subject?: string
  /** The sign-in that it was made from, and ends with. */
  sessionId?: string | undefined
}

/** A visitor without an account. Nothing is stored: the token is self-contained. */
export async function makeAnonymousSession(
  ctx: Context,
  { subject = makeAnonymousSubject(ctx), sessionId }: Given = {},
): Promise<AnonymousSession> {
  const { kid, privateKey } = await signingKeys(ctx).current('session')
  const issuedAt = Math.floor(ctx.now().getTime() / 1000)
  const jwt = await new SignJWT({ capabilities: all, ...(sessionId === undefined ? {} : { sid: sessionId }) })
    .setProtectedHeader({ alg: algorithms.session, kid, typ: TYPE })
    .setIssuer(ctx.config.urls.site)
    .setAudience(AUDIENCE)
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_S)
    .sign(privateKey)
  return { jwt, expiresAt: new Date((issuedAt + LIFETIME_S) * 1000), capabilities: all }
}

export function isAnonymousType(typ: unknown): boolean {
  return typ === TYPE
}

/**
 * Throws for anything but our own unexpired token of an anonymous session. Not checked yet: whether its sign-in ended.
 */
export async function readAnonymousToken(ctx: Context, token: string): Promise<Principal> {
  const { payload } = await jwtVerify(
    token,
    async ({ kid = '' }) => {
      const key = await signingKeys(ctx).find('session', kid)
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key.publicKey
    },
    {
      algorithms: [algorithms.session],
      typ: TYPE,
      issuer: ctx.config.urls.site,
      audience: AUDIENCE,
      currentDate: ctx.now(),
      requiredClaims: ['sub', 'exp', 'iat', 'capabilities'],
    },
  )
  const { sid } = payload
  const given = Array.isArray(payload['capabilities']) ? payload['capabilities'] : []
  return {
    kind: 'anonymous',
    subject: payload.sub ?? '',
    email: null,
    expiresAt: new Date((payload.exp ?? 0) * 1000),
    capabilities: all.filter((each) => given.includes(each)),
    userId: undefined,
    sessionId: typeof sid === 'string' ? sid : undefined,
  }
}
