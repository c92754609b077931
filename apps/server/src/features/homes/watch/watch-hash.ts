import { createHash } from 'node:crypto'

/** 256 random bits need no salt and no slowness. */
export function stopHash(token: string): Buffer {
  return createHash('sha256').update(`homes-stop:${token}`).digest()
}

export function confirmHash(token: string): Buffer {
  return createHash('sha256').update(`homes-confirm:${token}`).digest()
}
