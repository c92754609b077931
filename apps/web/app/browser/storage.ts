import type { PreferenceKey, StoredKey } from './consent/stored-things.ts'

type Kind = 'local' | 'session'

/** Reads what this browser keeps; nothing when storage is switched off. */
export function readStored<K extends Kind>(kind: K, key: StoredKey<K>): string | undefined {
  try {
    return storageOf(kind).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value if the browser lets us: storage may be full or switched off, and no feature depends on it. */
export function writeStored<K extends Kind>(
  kind: K,
  key: Exclude<StoredKey<K>, PreferenceKey<K>>,
  value: string,
): void {
  write(kind, key, value)
}

/** The same for what is only a convenience: nothing is kept of a visitor who has refused that. */
export function writePreference<K extends Kind>(kind: K, key: PreferenceKey<K>, value: string): void {
  if (!(readStored('local', 'mowatt.consent') ?? '').includes('"preferences":false')) write(kind, key, value)
}

export function removeStored<K extends Kind>(kind: K, key: StoredKey<K>): void {
  try {
    storageOf(kind).removeItem(key)
  } catch {
    return
  }
}

function write(kind: Kind, key: string, value: string): void {
  try {
    storageOf(kind).setItem(key, value)
  } catch {
    return
  }
}

function storageOf(kind: Kind): Storage {
  return kind === 'local' ? localStorage : sessionStorage
}
