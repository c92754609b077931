import { type Cipheriv, createCipheriv, createDecipheriv, type Decipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { ownRound } from '../limits/own-round.ts'

export type Seal = {
  /** Encrypts. The label is authenticated: what was sealed under one can't be opened under another. */
  close(content: Uint8Array, label: string): Buffer
  /** Throws for values that were changed, sealed with another secret or under another label. */
  open(sealed: Uint8Array, label: string): Buffer
  /** The same for large content, in slices, between which other work runs. */
  closeLarge(content: Uint8Array, label: string): Promise<Buffer>
  openLarge(sealed: Uint8Array, label: string): Promise<Buffer>
}

/** A key by its number, which is at the head of all that it sealed. */
export type SealingKey = { id: number; text: string }

export type SealingKeys = {
  /** Seals new values. */
  current(): SealingKey
  /** Finds the key of an earlier sealing; undefined when there is no such key. */
  find(id: number): SealingKey | undefined
}

const CIPHER = 'aes-256-gcm'
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The longest header, with the number of a key. */
export const HEAD_BYTES = 5
const COVER_BYTES = SALT_BYTES + NONCE_BYTES + TAG_BYTES

/** Encryption at rest with a separate key for each value. The purpose separates the users of one key. */
export function createSeal(keys: SealingKeys, purpose: string): Seal {
  const keyOf = (text: string, salt: Uint8Array) => Buffer.from(hkdfSync('sha256', text, salt, purpose, 32))

  function* close(content: Uint8Array, label: string): Generator<void, Buffer> {
    const { id, text } = keys.current()
    const head = headOf(id)
    const salt = randomBytes(SALT_BYTES)
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, keyOf(text, salt), nonce)
    cipher.setAAD(Buffer.from(label))
    const sealed = Buffer.allocUnsafe(head.length + COVER_BYTES + content.length)
    yield* turn(cipher, content, sealed.subarray(head.length + COVER_BYTES))
    Buffer.concat([head, salt, nonce, cipher.getAuthTag()]).copy(sealed)
    return sealed
  }

  function* open(stored: Uint8Array, label: string): Generator<void, Buffer> {
    const id = keyIdOf(stored)
    const cover = id === undefined ? stored.subarray(0, 0) : stored.subarray(headOf(id).length)
    if (id === undefined || cover.length < COVER_BYTES) throw new Error('What was sealed is damaged')
    const key = keys.find(id)
    if (!key) throw new Error('What was sealed is damaged, or its key is not known here')
    const salt = cover.subarray(0, SALT_BYTES)
    const nonce = cover.subarray(SALT_BYTES, SALT_BYTES + NONCE_BYTES)
    const decipher = createDecipheriv(CIPHER, keyOf(key.text, salt), nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(label))
    decipher.setAuthTag(cover.subarray(COVER_BYTES - TAG_BYTES, COVER_BYTES))
    const opened = Buffer.allocUnsafe(cover.length - COVER_BYTES)
    yield* turn(decipher, cover.subarray(COVER_BYTES), opened)
    return opened
  }

  return {
    close: (content, label) => atOnce(close(content, label)),
    open: (sealed, label) => atOnce(open(sealed, label)),
    closeLarge: (content, label) => inSlices(close(content, label)),
    openLarge: (sealed, label) => inSlices(open(sealed, label)),
  }
}

/** The header of sealed content: how it was encrypted, so that the method can change later, and with which key. */
export function headOf(keyId: number): Buffer {
  // Before keys had numbers, there was one key and no number.
  if (keyId === 0) return Buffer.of(1)
  const head = Buffer.of(2, 0, 0, 0, 0)
  head.writeUInt32BE(keyId, 1)
  return head
}

/** Undefined for content without a seal's header. */
function keyIdOf(stored: Uint8Array): number | undefined {
  if (stored[0] === 1) return 0
  return stored[0] === 2 && stored.length >= HEAD_BYTES
    ? Buffer.from(stored.subarray(1, HEAD_BYTES)).readUInt32BE()
    : undefined
}

/** About a millisecond of work. */
const SLICE = 512 * 1024

/** Slice by slice into one buffer: a file may be large, and each further copy would cost its size again. */
function* turn(through: Cipheriv | Decipheriv, from: Uint8Array, to: Buffer): Generator<void> {
  for (let at = 0; at < from.length; at += SLICE) {
    if (at > 0) yield
    through.update(from.subarray(at, at + SLICE)).copy(to, at)
  }
  // Nothing is left over in this mode; changed content is refused here.
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
