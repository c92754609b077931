import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Each use of the hash has its own prefix, so that a value from one step is never valid in another. */
export function taggedHash(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(`mowatt-draw/1/${tag}`), Uint8Array.of(0), ...parts))
}

export function uint32Bytes(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value > 0xffff_ffff) throw new RangeError(`${value} is no 32-bit number`)
  return Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff)
}
