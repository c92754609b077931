import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonical-json.ts'
import { taggedHash, uint32Bytes } from './tagged-hash.ts'

export const SALT_BYTES = 32

/** The contents of an entry. Only its hash is published; the entrant gets it with the salt, and can reveal it. */
export type EntryOpening = {
  competition: string
  /** The email address of the account. It binds the entry to a person without showing who. */
  person: string
  alias: string
  place: number
  points: number
}

/** What is published of an entry. Without the salt, a guess at whose entry it is cannot be tested. */
export function commitEntry({ competition, person, alias, place, points }: EntryOpening, saltHex: string): string {
  const salt = hexToBytes(saltHex)
  if (salt.length !== SALT_BYTES) throw new RangeError(`A salt has ${SALT_BYTES} bytes`)
  const text = canonicalJson({ competition, person, alias, place, points })
  return bytesToHex(taggedHash('entry', salt, utf8ToBytes(text)))
}

/** A leaf of the tree. It includes the place, so that an entry cannot be moved to another place. */
export function leafBytes(place: number, commitmentHex: string): Uint8Array {
  const commitment = hexToBytes(commitmentHex)
  if (commitment.length !== 32) throw new RangeError('A commitment has 32 bytes')
  return concatBytes(uint32Bytes(place), commitment)
}
