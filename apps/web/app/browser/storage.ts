import type { PreferenceKey, StoredKey } from './consent/stored-things.ts'

type Kind = 'local' | 'session'

const PREFERRED = /"preferences":true/

/** Preferences without consent yet: they apply to this page, and are stored if consent is given. */
const waiting = new Map<string, { kind: Kind; key: string; value: string }>()

/** Reads a value from this browser's storage; undefined if storage is disabled. */
export function readStored<K extends Kind>(kind: K, key: StoredKey<K>): string | undefined {
  try {
    return waiting.get(`${kind} ${key}`)?.value ?? storageOf(kind).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value if possible: storage may be full or disabled, and no feature depends on it. */
export function writeStored<K extends Kind>(
  kind: K,
  key: Exclude<StoredKey<K>, PreferenceKey<K>>,
  value: string,
): void {
  write(kind, key, value)
}

/** The same for convenience values: nothing is stored without the visitor's consent. */
export function writePreference<K extends Kind>(kind: K, key: PreferenceKey<K>, value: string): void {
  if (globalThis.window?.mowattAllows?.(PREFERRED)) return write(kind, key, value)
  if (waiting.size === 0) addEventListener('mowatt:consent', keepAgreed)
  waiting.set(`${kind} ${key}`, { kind, key, value })
}

function keepAgreed(): void {
  if (!globalThis.window?.mowattAllows?.(PREFERRED)) return
  for (const { kind, key, value } of waiting.values()) write(kind, key, value)
  waiting.clear()
  removeEventListener('mowatt:consent', keepAgreed)
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
