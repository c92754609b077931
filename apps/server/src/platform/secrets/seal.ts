import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export type Seal = {
  /** Encrypts. The label is sealed in: what was sealed under one does not open under another. */
  close(content: Uint8Array, label: string): Buffer
  /** Throws for what was changed, was sealed with another secret or under another label. */
  open(sealed: Uint8Array, label: string): Buffer
}

const CIPHER = 'aes-256-gcm'
/** First byte of all that is sealed: how it was encrypted, so that the way can change later. */
const VERSION = 1
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 1 + SALT_BYTES + NONCE_BYTES + TAG_BYTES

/** Encryption at rest with a key of its own for each thing. The purpose keeps the users of one secret apart. */
export function createSeal(secret: string, purpose: string): Seal {
  const keyOf = (salt: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32))
  return {
    close(content, label) {
      const salt = randomBytes(SALT_BYTES)
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keyOf(salt), nonce)
      cipher.setAAD(Buffer.from(label))
      // A file may be large, so it is copied once.
      const sealed = [cipher.update(content), cipher.final()]
      return Buffer.concat([Buffer.of(VERSION), salt, nonce, cipher.getAuthTag(), ...sealed])
    },
    open(stored, label) {
      if (stored.length < HEADER_BYTES || stored[0] !== VERSION) throw new Error('What was sealed is damaged')
      const salt = stored.subarray(1, 1 + SALT_BYTES)
      const nonce = stored.subarray(1 + SALT_BYTES, 1 + SALT_BYTES + NONCE_BYTES)
      const decipher = createDecipheriv(CIPHER, keyOf(salt), nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(label))
      decipher.setAuthTag(stored.subarray(HEADER_BYTES - TAG_BYTES, HEADER_BYTES))
      return Buffer.concat([decipher.update(stored.subarray(HEADER_BYTES)), decipher.final()])
    },
  }
}
