import { deleteApp, type FirebaseApp, initializeApp } from '@firebase/app'
import { type Auth, connectAuthEmulator, inMemoryPersistence, initializeAuth } from '@firebase/auth'

export type FirebaseClient = { auth: Auth; close(): Promise<void> }

type Options = { apiKey?: string; tenant?: string }

let made = 0

/** The real client library, like in a separate browser. */
export function createFirebaseClient(url: string, { apiKey = 'mowatt-local', tenant }: Options = {}): FirebaseClient {
  const app: FirebaseApp = initializeApp({ apiKey, projectId: 'mowatt', appId: 'test' }, `client-${++made}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, url, { disableWarnings: true })
  if (tenant !== undefined) auth.tenantId = tenant
  return { auth, close: () => deleteApp(app) }
}
