/** What people type when a form asks for a secret; none of it counts. */
const WORDS =
  /password|passphrase|secret|session|files?|token|metrics|mowatt|change|please|replace|default|example|placeholder|insecure|production|development|testing|test|admin|hunter2|letmein|qwerty|asdf|zxcv|your|this|key|here|me/gi

const LEAST_BYTES = 24
const LEAST_DISTINCT = { bytes: 8, pairs: 20, steps: 10 }

/**
 * Whether a secret looks typed or patterned instead of drawn. Without well-known words it must be long enough, use many
 * different bytes, repeat few pairs of neighbours (as a phrase said twice does) and rise by no fixed step (as an alphabet
 * does). It finds carelessness; it cannot prove chance.
 */
export function isWeakSecret(secret: string): boolean {
  const bytes = [...Buffer.from(secret.replaceAll(WORDS, ''))]
  const neighbours = bytes.slice(1).map((byte, at) => [bytes[at] ?? 0, byte] as const)
  return (
    bytes.length < LEAST_BYTES ||
    new Set(bytes).size < LEAST_DISTINCT.bytes ||
    new Set(neighbours.map(([left, right]) => left * 256 + right)).size < LEAST_DISTINCT.pairs ||
    new Set(neighbours.map(([left, right]) => right - left)).size < LEAST_DISTINCT.steps
  )
}
