import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonical-json.ts'
import { taggedHash } from './tagged-hash.ts'

/** The hash of the frozen rules. */
export function hashRules(rules: unknown): string {
  return bytesToHex(taggedHash('rules', utf8ToBytes(canonicalJson(rules))))
}

/** The hash of what is published before the round: keep it, and nothing can be changed unnoticed. */
export function hashCommitment(commitment: unknown): string {
  return bytesToHex(taggedHash('commitment', utf8ToBytes(canonicalJson(commitment))))
}
