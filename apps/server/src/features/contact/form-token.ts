import type { Context } from '../../context.ts'
import { ageOfMoment, signMoment } from './signed-moment.ts'

/** No person reads the form and writes a message faster than this. */
const LEAST_AGE_MS = 3000
const LONGEST_AGE_MS = 24 * 60 * 60 * 1000
const RECEIPT_AGE_MS = 60 * 60 * 1000
const NONCE_BYTES = 12

export type TokenAge = 'right' | 'too_young' | 'too_old' | 'not_ours'

type Signing = Pick<Context, 'now' | 'randomBytes'> & { secrets: { session: string } }

/** Encodes when a form was opened. */
export function makeFormToken({ secrets, now, randomBytes }: Signing): string {
  return signMoment('contact-form', secrets.session, { at: now(), nonce: randomBytes(NONCE_BYTES) })
}

export function readFormToken(secret: string, token: string, now: Date): TokenAge {
  const ageMs = ageOfMoment('contact-form', secret, token, now)
  if (ageMs === undefined) return 'not_ours'
  if (ageMs > LONGEST_AGE_MS) return 'too_old'
  return ageMs < LEAST_AGE_MS ? 'too_young' : 'right'
}

/** Encodes when a message was received. */
export function makeReceipt({ secrets, now, randomBytes }: Signing): string {
  return signMoment('contact-receipt', secrets.session, { at: now(), nonce: randomBytes(NONCE_BYTES) })
}

export function isReceipt(secret: string, token: string, now: Date): boolean {
  const ageMs = ageOfMoment('contact-receipt', secret, token, now)
  return ageMs !== undefined && ageMs >= 0 && ageMs <= RECEIPT_AGE_MS
}
