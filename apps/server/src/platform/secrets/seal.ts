import { type Cipheriv, createCipheriv, createDecipheriv, type Decipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { ownRound } from '../limits/own-round.ts'

export type Seal = {
  /** Encrypts. The label is sealed in: what was sealed under one does not open under another. */
  close(content: Uint8Array, label: string): Buffer
  /** Throws for what was changed, was sealed with another secret or under another label. */
  open(sealed: Uint8Array, label: string): Buffer
  /** The same for what may be large, in slices, between which others have their turn. */
  closeLarge(content: Uint8Array, label: string): Promise<Buffer>
  openLarge(sealed: Uint8Array, label: string): Promise<Buffer>
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

  function* close(content: Uint8Array, label: string): Generator<void, Buffer> {
    const salt = randomBytes(SALT_BYTES)
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, keyOf(salt), nonce)
    cipher.setAAD(Buffer.from(label))
    const sealed = Buffer.allocUnsafe(HEADER_BYTES + content.length)
    yield* turn(cipher, content, sealed.subarray(HEADER_BYTES))
    Buffer.concat([Buffer.of(VERSION), salt, nonce, cipher.getAuthTag()]).copy(sealed)
    return sealed
  }

  function* open(stored: Uint8Array, label: string): Generator<void, Buffer> {
    if (stored.length < HEADER_BYTES || stored[0] !== VERSION) throw new Error('What was sealed is damaged')
    const salt = stored.subarray(1, 1 + SALT_BYTES)
    const nonce = stored.subarray(1 + SALT_BYTES, 1 + SALT_BYTES + NONCE_BYTES)
    const decipher = createDecipheriv(CIPHER, keyOf(salt), nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(label))
    decipher.setAuthTag(stored.subarray(HEADER_BYTES - TAG_BYTES, HEADER_BYTES))
    const opened = Buffer.allocUnsafe(stored.length - HEADER_BYTES)
    yield* turn(decipher, stored.subarray(HEADER_BYTES), opened)
    return opened
  }

  return {
    close: (content, label) => atOnce(close(content, label)),
    open: (sealed, label) => atOnce(open(sealed, label)),
    closeLarge: (content, label) => inSlices(close(content, label)),
    openLarge: (sealed, label) => inSlices(open(sealed, label)),
  }
}

/** About a millisecond of work. */
const SLICE = 512 * 1024

/** Slice by slice into one place: a file may be large, and each whole copy of it would cost its size once more. */
function* turn(through: Cipheriv | Decipheriv, from: Uint8Array, to: Buffer): Generator<void> {
  for (let at = 0; at < from.length; at += SLICE) {
    if (at > 0) yield
    through.update(from.subarray(at, at + SLICE)).copy(to, at)
  }
  // Nothing is left over in this mode; what was changed is refused here.
  through.final()
}

function atOnce(work: Generator<void, Buffer>): Buffer {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

async function inSlices(work: Generator<void, Buffer>): Promise<Buffer> {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await ownRound()
  }
}
