import type { StoredKey } from './consent/stored-things.ts'

/** What people said and typed, and what opens it. `*` is a part that differs. */
const PRIVATE = {
  local: ['mowatt.chats', 'mowatt.chat.said.*', 'mowatt.offline.chat'] satisfies StoredKey<'local'>[],
  session: ['mowatt.chat.draft.*', 'mowatt.switch.draft.*', 'mowatt.handover'] satisfies StoredKey<'session'>[],
}

/** Runs after signing out, so that the next user of this browser finds nothing that was said or typed in it. */
export function forgetPrivate(): void {
  try {
    remove(localStorage, PRIVATE.local)
    remove(sessionStorage, PRIVATE.session)
  } catch {
    // Storage is disabled, so nothing is stored.
    return
  }
}

function remove(storage: Storage, keys: readonly string[]): void {
  const isPrivate = (name: string) =>
    keys.some((key) => (key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key))
  for (const name of Object.keys(storage).filter(isPrivate)) storage.removeItem(name)
}
