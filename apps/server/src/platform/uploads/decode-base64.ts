import { createHash } from 'node:crypto'
import { ownRound } from '../limits/own-round.ts'

export type Decoded = { bytes: Buffer; sha256: Buffer }

/**
 * Divisible by four, so that no base64 group is cut. Longer strings would escape the cheap, young garbage collection.
 */
const SLICE = 96 * 1024
/** About a millisecond of work. */
const SLICES_IN_A_ROW = 4
const PADDING = 0x3d

/**
 * Decodes in slices, between which other work runs; undefined for anything but valid base64. The bytes replace the text
 * in its own buffer, which must not be used any more: they are fewer, and the two are never in memory together.
 */
export async function decodeBase64(text: Buffer): Promise<Decoded | undefined> {
  if (text.length % 4 !== 0) return undefined
  const bytes = text.subarray(0, (text.length / 4) * 3 - paddingOf(text))
  const hash = createHash('sha256')
  let filled = 0
  for (let at = 0, count = 1; at < text.length; at += SLICE, count++) {
    if (count % SLICES_IN_A_ROW === 0) await ownRound()
    const slice = text.subarray(at, at + SLICE)
    // Node also accepts the characters of base64url, and skips invalid ones.
    if (slice.includes('-') || slice.includes('_')) return undefined
    const written = bytes.write(slice.toString('latin1'), filled, 'base64')
    if (written !== Math.min((slice.length / 4) * 3, bytes.length - filled)) return undefined
    hash.update(bytes.subarray(filled, filled + written))
    filled += written
  }
  return { bytes, sha256: hash.digest() }
}

function paddingOf(text: Buffer): number {
  if (text.at(-1) !== PADDING) return 0
  return text.at(-2) === PADDING ? 2 : 1
}
