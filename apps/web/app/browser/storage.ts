type Kind = 'local' | 'session'

/** Reads what this browser keeps; nothing when storage is switched off. */
export function readStored(kind: Kind, key: string): string | undefined {
  try {
    return storageOf(kind).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value if the browser lets us: storage may be full or switched off, and no feature depends on it. */
export function writeStored(kind: Kind, key: string, value: string): void {
  try {
    storageOf(kind).setItem(key, value)
  } catch {
    return
  }
}

export function removeStored(kind: Kind, key: string): void {
  try {
    storageOf(kind).removeItem(key)
  } catch {
    return
  }
}

function storageOf(kind: Kind): Storage {
  return kind === 'local' ? localStorage : sessionStorage
}
