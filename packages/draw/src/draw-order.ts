import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { taggedHash, uint32Bytes } from './tagged-hash.ts'

const NUMBERS = 2 ** 32

type SeedParts = { randomness: string; merkleRoot: string; competition: string }

/** The randomness was unknown when the entries were frozen, and the entries cannot be changed now. */
export function seedOf({ randomness, merkleRoot, competition }: SeedParts): string {
  return bytesToHex(taggedHash('seed', hexToBytes(randomness), hexToBytes(merkleRoot), utf8ToBytes(competition)))
}

/**
 * Everybody in the pool in the order they are drawn, each order equally likely. The first ones are the winners, all
 * others are reserves. Draws lazily from the front, so that a caller that wants five does not draw all.
 */
export function* drawOrder(seedHex: string, pool: readonly number[]): Generator<number> {
  const left = [...pool]
  const next = numbersFrom(hexToBytes(seedHex))
  for (let at = 0; at < left.length; at++) {
    const other = at + below(left.length - at, next)
    const drawn = left[other]!
    left[other] = left[at]!
    left[at] = drawn
    yield drawn
  }
}

/**
 * Rejection sampling: numbers that do not fit evenly are discarded, or the first in the list would be slightly luckier.
 */
function below(count: number, next: () => number): number {
  const limit = NUMBERS - (NUMBERS % count)
  for (;;) {
    const number = next()
    if (number < limit) return number % count
  }
}

function numbersFrom(seed: Uint8Array): () => number {
  let block: DataView = new DataView(new ArrayBuffer(0))
  let at = 0
  let blocks = 0
  return () => {
    if (at === block.byteLength) {
      const bytes = taggedHash('numbers', seed, uint32Bytes(blocks++))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      at = 0
    }
    const number = block.getUint32(at)
    at += 4
    return number
  }
}
