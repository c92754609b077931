import { type Cipheriv, createCipheriv, createDecipheriv, type Decipheriv, hkdfSync, randomBytes } from 'node:crypto'

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
      const sealed = Buffer.allocUnsafe(HEADER_BYTES + content.length)
      turn(cipher, content, sealed.subarray(HEADER_BYTES))
      Buffer.concat([Buffer.of(VERSION), salt, nonce, cipher.getAuthTag()]).copy(sealed)
      return sealed
    },
    open(stored, label) {
      if (stored.length < HEADER_BYTES || stored[0] !== VERSION) throw new Error('What was sealed is damaged')
      const salt = stored.subarray(1, 1 + SALT_BYTES)
      const nonce = stored.subarray(1 + SALT_BYTES, 1 + SALT_BYTES + NONCE_BYTES)
      const decipher = createDecipheriv(CIPHER, keyOf(salt), nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(label))
      decipher.setAuthTag(stored.subarray(HEADER_BYTES - TAG_BYTES, HEADER_BYTES))
      const opened = Buffer.allocUnsafe(stored.length - HEADER_BYTES)
      turn(decipher, stored.subarray(HEADER_BYTES), opened)
      return opened
    },
  }
}

const SLICE = 256 * 1024

/** Slice by slice into one place: a file may be large, and each whole copy of it would cost its size once more. */
function turn(through: Cipheriv | Decipheriv, from: Uint8Array, to: Buffer): void {
  for (let at = 0; at < from.length; at += SLICE) through.update(from.subarray(at, at + SLICE)).copy(to, at)
  // Nothing is left over in this mode; what was changed is refused here.
  through.final()
}
