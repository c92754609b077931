import type { Context } from '../../../context.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'

const TOKEN_BYTES = 32

export function makeClaimToken({ randomBytes }: Pick<Context, 'randomBytes'>): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashClaimToken(token) }
}

export function hashClaimToken(token: string): Buffer {
  return namedHash('competition-claim', token)
}
