import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { FileStore } from './file-store.ts'

const CIPHER = 'aes-256-gcm'
/** First byte of every stored file: how it was encrypted, so that the way can change later. */
const VERSION = 1
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + SALT_BYTES + NONCE_BYTES + TAG_BYTES

/** Encrypts on the way in and decrypts on the way out; each file has its own key, and its name is sealed in. */
export function encryptedStore(inner: FileStore, secret: string): FileStore {
  const keyOf = (salt: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, salt, 'mowatt file store', 32))
  return {
    async put(name, content) {
      const salt = randomBytes(SALT_BYTES)
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keyOf(salt), nonce)
      cipher.setAAD(Buffer.from(name))
      const sealed = Buffer.concat([cipher.update(content), cipher.final()])
      await inner.put(name, Buffer.concat([Buffer.of(VERSION), salt, nonce, cipher.getAuthTag(), sealed]))
    },
    async get(name) {
      const stored = await inner.get(name)
      if (!stored) return undefined
      if (stored.length < HEADER_BYTES || stored[0] !== VERSION) throw new Error('A stored file is damaged')
      const salt = stored.subarray(1, 1 + SALT_BYTES)
      const nonce = stored.subarray(1 + SALT_BYTES, 1 + SALT_BYTES + NONCE_BYTES)
      const decipher = createDecipheriv(CIPHER, keyOf(salt), nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(name))
      decipher.setAuthTag(stored.subarray(HEADER_BYTES - TAG_BYTES, HEADER_BYTES))
      return Buffer.concat([decipher.update(stored.subarray(HEADER_BYTES)), decipher.final()])
    },
    delete: (name) => inner.delete(name),
  }
}
