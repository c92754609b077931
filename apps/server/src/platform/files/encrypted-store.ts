import { createSeal } from '../secrets/seal.ts'
import type { FileStore } from './file-store.ts'

/** Encrypts on the way in and decrypts on the way out; each file has its own key, and its name is sealed in. */
export function encryptedStore(inner: FileStore, secret: string): FileStore {
  const seal = createSeal(secret, 'mowatt file store')
  return {
    put: async (name, content) => inner.put(name, await seal.closeLarge(content, name)),
    async get(name) {
      const stored = await inner.get(name)
      return stored && seal.openLarge(stored, name)
    },
    delete: (name) => inner.delete(name),
  }
}
