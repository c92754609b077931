import type { SealingKeys } from '../src/platform/secrets/seal.ts'

/** A ring with one key. */
export function oneKey(text: string, id = 1): SealingKeys {
  const key = { id, text }
  return { current: () => key, find: (wanted) => (wanted === id ? key : undefined) }
}
