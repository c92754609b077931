import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/** Nobody reads the form and writes a message faster than this. */
const LEAST_AGE_MS = 3000
const LONGEST_AGE_MS = 24 * 60 * 60 * 1000

export type TokenAge = 'right' | 'too_young' | 'too_old' | 'not_ours'

/** Says when a form was opened, in a way that only we can write. */
export function makeFormToken(secret: string, openedAt: Date): string {
  const opened = openedAt.getTime().toString(36)
  return `${opened}.${signatureOf(secret, opened)}`
}

export function readFormToken(secret: string, token: string, now: Date): TokenAge {
  const [opened = '', signature = ''] = token.split('.', 2)
  if (!isSameSecret(signature, signatureOf(secret, opened))) return 'not_ours'
  const ageMs = now.getTime() - Number.parseInt(opened, 36)
  if (ageMs > LONGEST_AGE_MS) return 'too_old'
  return ageMs < LEAST_AGE_MS ? 'too_young' : 'right'
}

/** Names its purpose, so that nothing else that we sign can pass for a form. */
function signatureOf(secret: string, opened: string): string {
  return createHmac('sha256', secret).update(`contact-form:${opened}`).digest('base64url')
}
