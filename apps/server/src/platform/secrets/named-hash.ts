import { createHash, createHmac } from 'node:crypto'

/** Values that are looked up by their hash alone. The name keeps a hash of one kind from matching another kind’s. */
type HashName =
  | 'competition-claim'
  | 'homes-address'
  | 'homes-confirm'
  | 'homes-guard-stop'
  | 'homes-stop'
  | 'person-request-address'
  | 'reminder-stop'
  | 'share'
  | 'switching-address'

/** A token of random bits needs no key. What could be guessed one by one, such as addresses, does. */
export function namedHash(name: HashName, value: string, key?: string): Buffer {
  const hash = key === undefined ? createHash('sha256') : createHmac('sha256', key)
  return hash.update(`${name}:${value}`).digest()
}
