import { scrypt, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'

/** Cost as OWASP advises for this memory: 32 MB, three times over. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const FORM = 'scrypt-15-8-3'

export async function hashPassword({ randomBytes }: Pick<Context, 'randomBytes'>, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return [FORM, salt.toString('base64url'), (await derive(password, salt)).toString('base64url')].join('.')
}

/** Takes as long without a stored hash as with one. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [form, salt = '', hash = ''] = (stored ?? '').split('.')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  const kept = Buffer.from(hash, 'base64url')
  return form === FORM && kept.length === HASH_BYTES && timingSafeEqual(derived, kept)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
