import type { StorageKind } from './health-report.ts'

const KEY = 'mowatt.probe'

/** Which kinds of storage really work here: each is used once and left as it was. */
export async function probeStorage(): Promise<Record<StorageKind, boolean>> {
  return {
    IndexedDB: await hasIndexedDb(),
    'Local storage': works(() => localStorage),
    'Session storage': works(() => sessionStorage),
    Cookies: keepsCookies(),
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

/** `navigator.cookieEnabled` counts only if a cookie is really stored: with site data blocked it may still be true. */
function keepsCookies(): boolean {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${KEY}=yes; path=/; SameSite=Lax${secure}`
    const isKept = document.cookie.includes(`${KEY}=yes`)
    document.cookie = `${KEY}=; path=/; max-age=0${secure}`
    return isKept
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
