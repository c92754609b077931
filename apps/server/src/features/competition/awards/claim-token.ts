import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'

const TOKEN_BYTES = 32

export function makeClaimToken({ randomBytes }: Pick<Context, 'randomBytes'>): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashClaimToken(token) }
}

/** 256 random bits need no salt and no slowness. */
export function hashClaimToken(token: string): Buffer {
  return createHash('sha256').update(`competition-claim:${token}`).digest()
}
