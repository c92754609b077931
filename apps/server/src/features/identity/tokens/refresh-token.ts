import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { isSameSecret } from '../../../platform/secrets/is-same-secret.ts'

const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}\.([\w-]{22})$/

/** Session, secret and seal. */
export function makeRefreshToken(key: string, sessionId: string, secret: Buffer): string {
  const body = `${sessionId}.${secret.toString('base64url')}`
  return `${body}.${sealOf(key, body)}`
}

/**
 * The session that a token was made for, however long ago, or undefined. Only what we made ourselves counts: a
 * session's id is in its ID tokens too, and must not be enough to end it.
 */
export function sessionIdIn(key: string, token: string): string | undefined {
  const [, sessionId, seal] = SHAPE.exec(token) ?? []
  if (sessionId === undefined || seal === undefined) return undefined
  const right = sealOf(key, token.slice(0, token.lastIndexOf('.')))
  return isSameSecret(seal, right) ? sessionId : undefined
}

/** Derived from the previous one, so that concurrent refreshes get the same; only we can make it. */
export function successorOf(key: string, sessionId: string, token: string): string {
  return makeRefreshToken(key, sessionId, keyed(key, 'mowatt refresh tokens', token))
}

export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function sealOf(key: string, body: string): string {
  return keyed(key, 'mowatt refresh token seals', body).subarray(0, 16).toString('base64url')
}

function keyed(secret: string, purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createHmac('sha256', key).update(text).digest()
}
