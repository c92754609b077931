import type { StorageKind } from './health-report.ts'

const KEY = 'mowatt.probe'

/** Which kinds of storage really work here: each is used once and left as it was. */
export async function probeStorage(): Promise<Record<StorageKind, boolean>> {
  return {
    IndexedDB: await hasIndexedDb(),
    'Local storage': works(() => localStorage),
    'Session storage': works(() => sessionStorage),
    Cookies: navigator.cookieEnabled,
  }
}

function works(storage: () => Storage): boolean {
  try {
    storage().setItem(KEY, 'yes')
    storage().removeItem(KEY)
    return true
  } catch {
    return false
  }
}

function hasIndexedDb(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(KEY)
      request.addEventListener('error', () => resolve(false))
      request.addEventListener('success', () => {
        request.result.close()
        indexedDB.deleteDatabase(KEY)
        resolve(true)
      })
    } catch {
      resolve(false)
    }
  })
}
