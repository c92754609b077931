import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { BeaconChain } from './beacon-chain.ts'
import { uint32Bytes } from './tagged-hash.ts'

const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

export type BeaconRound = { round: number; signature: string }

/** Whether the beacon itself signed this round. Only the holders of its key could have created the signature. */
export function isSignedRound({ publicKey }: BeaconChain, { round, signature }: BeaconRound): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !/^[0-9a-f]{96}$/.test(signature)) return false
  const number = concatBytes(uint32Bytes(Math.floor(round / 2 ** 32)), uint32Bytes(round % 2 ** 32))
  const scheme = bls12_381.shortSignatures
  try {
    return scheme.verify(hexToBytes(signature), scheme.hash(sha256(number), DOMAIN), hexToBytes(publicKey))
  } catch {
    // Bytes that are not a point on the curve throw; they are an invalid signature like any other.
    return false
  }
}

/** The randomness of a round: a number that was unpredictable before the round was signed. */
export function randomnessOf(signature: string): string {
  return bytesToHex(sha256(hexToBytes(signature)))
}
