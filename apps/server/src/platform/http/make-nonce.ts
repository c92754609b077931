import { randomFillSync } from 'node:crypto'

const NONCE_BYTES = 16
/** Generated in bulk: a call to the system's random generator costs more than the rest of a nonce. */
const pool = Buffer.alloc(NONCE_BYTES * 2048)
let used = pool.length

/** An unguessable value, for one answer. */
export function makeNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += NONCE_BYTES
  return pool.toString('base64url', used - NONCE_BYTES, used)
}
