import { createSeal, HEAD_BYTES, headOf, type SealingKeys } from '../secrets/seal.ts'
import type { FileStore } from './file-store.ts'

export type EncryptedStore = Pick<FileStore, 'put' | 'get' | 'delete'> & {
  /**
   * Encrypts a file with the current key, unless it already is. The caller makes sure that the file isn't deleted at
   * the same time: it would be written again. False for a file that can't be decrypted.
   */
  reseal(name: string): Promise<boolean>
}

/** Encrypts on writing and decrypts on reading; each file has its own key, and its name is authenticated. */
export function encryptedStore(inner: FileStore, keys: SealingKeys): EncryptedStore {
  const seal = createSeal(keys, 'mowatt file store')

  async function put(name: string, content: Uint8Array): Promise<void> {
    await inner.put(name, await seal.closeLarge(content, name))
  }

  return {
    put,
    async get(name) {
      const stored = await inner.get(name)
      return stored && seal.openLarge(stored, name)
    },
    async reseal(name) {
      const head = headOf(keys.current().id)
      const stored = await inner.getStart(name, HEAD_BYTES)
      if (!stored || stored.subarray(0, head.length).equals(head)) return true
      const whole = await inner.get(name)
      const content = whole && (await seal.openLarge(whole, name).catch(() => undefined))
      if (content) await put(name, content)
      return whole === undefined || content !== undefined
    },
    delete: (name) => inner.delete(name),
  }
}
