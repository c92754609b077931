import { createHash } from 'node:crypto'
import { setImmediate as others } from 'node:timers/promises'

export type Decoded = { bytes: Buffer; sha256: Buffer }

/** Divisible by four: no letter group is cut. A few milliseconds of work each. */
const SLICE = 1024 * 1024
const PADDING = 0x3d

/** Decodes in slices, between which others have their turn; nothing for what is no base64 through and through. */
export async function decodeBase64(text: Buffer): Promise<Decoded | undefined> {
  if (text.length % 4 !== 0) return undefined
  const size = (text.length / 4) * 3 - paddingOf(text)
  const bytes = Buffer.allocUnsafe(size)
  const hash = createHash('sha256')
  let filled = 0
  for (let at = 0; at < text.length; at += SLICE) {
    if (at > 0) await others()
    const slice = text.subarray(at, at + SLICE)
    // Node also takes the letters of base64url, and leaves out what is neither.
    if (slice.includes('-') || slice.includes('_')) return undefined
    const written = bytes.write(slice.toString('latin1'), filled, 'base64')
    if (written !== Math.min((slice.length / 4) * 3, size - filled)) return undefined
    hash.update(bytes.subarray(filled, filled + written))
    filled += written
  }
  return { bytes, sha256: hash.digest() }
}

function paddingOf(text: Buffer): number {
  if (text.at(-1) !== PADDING) return 0
  return text.at(-2) === PADDING ? 2 : 1
}
