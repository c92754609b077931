import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/** What a moment was signed for: each names its own purpose, so that one is not valid as the other. */
type Purpose = 'contact-form' | 'contact-receipt'

type Made = { at: Date; nonce: Buffer }

/** Encodes when something happened, signed by us, and no two alike. */
export function signMoment(purpose: Purpose, secret: string, { at, nonce }: Made): string {
  const said = `${at.getTime().toString(36)}.${nonce.toString('base64url')}`
  return `${said}.${signatureOf(purpose, secret, said)}`
}

/** The age of a signed time; undefined when it is not ours. */
export function ageOfMoment(purpose: Purpose, secret: string, token: string, now: Date): number | undefined {
  const [at = '', nonce = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isSameSecret(signature, signatureOf(purpose, secret, `${at}.${nonce}`))) return undefined
  return now.getTime() - Number.parseInt(at, 36)
}

function signatureOf(purpose: Purpose, secret: string, said: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${said}`).digest('base64url')
}
