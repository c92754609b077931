import type { StoredKey } from '../../../browser/consent/stored-things.ts'
import type { KeptUser } from './kept-session.ts'

const DATABASE: StoredKey<'database'> = 'firebaseLocalStorageDb'
const STORE = 'firebaseLocalStorage'

/**
 * The signed-in user as stored by the provider's library. Unexpected data counts as signed out, and then the library is
 * loaded.
 */
export async function readKeptUser(apiKey: string): Promise<KeptUser | undefined> {
  try {
    return keptUser(await readRecord(`firebase:authUser:${apiKey}:[DEFAULT]`))
  } catch {
    return undefined
  }
}

function keptUser(record: unknown): KeptUser | undefined {
  const { value } = (record ?? {}) as { value?: { email?: unknown; stsTokenManager?: Record<string, unknown> } }
  const { accessToken: token, expirationTime: expiresAtMs } = value?.stsTokenManager ?? {}
  if (typeof token !== 'string' || typeof expiresAtMs !== 'number') return undefined
  return { email: typeof value?.email === 'string' ? value.email : null, token, expiresAtMs }
}

async function readRecord(key: string): Promise<unknown> {
  const opening = indexedDB.open(DATABASE)
  // If there is none yet, the library has to create it.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
  const database = await outcome(opening)
  try {
    return await outcome(database.transaction(STORE).objectStore(STORE).get(key))
  } finally {
    database.close()
  }
}

function outcome<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('nothing can be read there')))
  })
}
