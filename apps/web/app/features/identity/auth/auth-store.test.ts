import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuthUser } from './auth-state.ts'
import { type AuthHost, createAuthStore } from './auth-store.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { createStateLock } from './state-lock.ts'

const settings = {
  url: 'http://localhost',
  siteUrl: 'http://localhost',
  apiUrl: 'http://localhost',
  appUrl: 'http://localhost',
  apiKey: 'k',
  project: 'p',
  tenant: null,
  isOurs: true,
}
const ada = { uid: 'u1', email: 'ada@mowatt.example' }
const coded = (code: string) => Object.assign(new Error(code), { code })
const HOUR_MS = 3_600_000

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Stands for the provider's library: the outside world of the store. */
function outside(user: AuthUser | null = null) {
  let tell: (user: AuthUser | null) => void = () => {}
  let expiresAtMs = HOUR_MS
  const idToken = vi.fn<IdentityProvider['idToken']>(async (isFresh) => {
    if (isFresh) expiresAtMs = Date.now() + HOUR_MS
    return { token: isFresh ? 'fresh' : 'kept', expiresAtMs }
  })
  const provider: IdentityProvider = {
    watch(onUser) {
      tell = onUser
      onUser(user)
      return () => {}
    },
    sendLink: vi.fn<IdentityProvider['sendLink']>(async () => {}),
    isSignInLink: () => true,
    completeLink: async () => tell(ada),
    signInWithToken: async () => tell(ada),
    linkFor: (code) => code,
    signOut: vi.fn<IdentityProvider['signOut']>(async () => tell(null)),
    idToken,
  }
  const marks: boolean[] = []
  const logged: string[] = []
  const host: AuthHost = {
    open: vi.fn<AuthHost['open']>(async () => provider),
    lock: createStateLock(undefined),
    mark: (isSignedIn) => void marks.push(isSignedIn),
    isMarked: () => marks.at(-1) ?? false,
    takeColdStart: () => true,
    log: (message) => void logged.push(message),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: () => 0.5,
    nowMs: () => Date.now(),
  }
  return { host, provider, marks, logged, idToken, tell: (next: AuthUser | null) => tell(next) }
}

async function started(user: AuthUser | null = null) {
  const world = outside(user)
  const store = createAuthStore(world.host)
  await store.start(settings)
  return { ...world, store }
}

test('a start says who is signed in and leaves a mark for the next page', async () => {
  const { store, marks } = await started(ada)
  expect(store.state()).toMatchObject({ user: ada, isAuthenticated: true, authStatus: 'ready', loading: false })
  expect(marks).toEqual([true])
})

test('with nobody signed in the mark goes', async () => {
  const { store, marks } = await started(null)
  expect(store.state()).toMatchObject({ user: null, authStatus: 'ready' })
  expect(marks).toEqual([false])
})

test('a mark with nobody behind it means that the session was ended elsewhere', async () => {
  const { host } = outside(null)
  const store = createAuthStore({ ...host, isMarked: () => true })
  await store.start(settings)
  expect(store.state()).toMatchObject({ authStatus: 'ready', lastError: 'Authentication token expired' })
})

test('a sign-out in another tab is no error', async () => {
  const { store, tell } = await started(ada)
  tell(null)
  expect(store.state()).toMatchObject({ user: null, lastError: null })
  expect((await started(null)).store.state().lastError).toBeNull()
})

test('starting twice loads the provider once', async () => {
  const { store, host } = await started()
  await store.start(settings)
  expect(host.open).toHaveBeenCalledOnce()
})

test('after two seconds the pages go on without waiting, and the answer still comes', async () => {
  const { host, provider } = outside(ada)
  const { promise, resolve } = Promise.withResolvers<IdentityProvider>()
  const store = createAuthStore({ ...host, open: () => promise })
  const start = store.start(settings)
  await vi.advanceTimersByTimeAsync(1999)
  expect(store.state()).toMatchObject({ authStatus: 'initializing', isColdStart: true })
  await vi.advanceTimersByTimeAsync(1)
  expect(store.state()).toMatchObject({ authStatus: 'fallback', loading: false })
  resolve(provider)
  await start
  expect(store.state().authStatus).toBe('ready')
})

test('a lock that another tab holds for five seconds is an error, and a retry mends it', async () => {
  const { host } = outside(ada)
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = host.lock(() => promise)
  const store = createAuthStore(host)
  const start = store.start(settings)
  await vi.advanceTimersByTimeAsync(5000)
  await start
  expect(store.state().authStatus).toBe('error')
  resolve()
  await held
  await store.retry()
  expect(store.state()).toMatchObject({ authStatus: 'ready', isAuthenticated: true, lastError: null })
})

test('a library that cannot be loaded is tried three times, then said', async () => {
  const world = outside()
  const open = vi.fn<AuthHost['open']>(() => Promise.reject(coded('auth/network-request-failed')))
  const store = createAuthStore({ ...world.host, open })
  const start = store.start(settings)
  await vi.runAllTimersAsync()
  await start
  expect(open).toHaveBeenCalledTimes(3)
  expect(store.state()).toMatchObject({ authStatus: 'error', lastError: 'auth/network-request-failed' })
  expect(world.logged).toEqual(['Authentication error occurred'])
  await expect(Promise.all([store.ask(async () => {}), vi.runAllTimersAsync()])).rejects.toThrow(
    'the identity provider initialization failed',
  )
})

test('a listener error is an error state', async () => {
  const { host, provider } = outside()
  const watch: IdentityProvider['watch'] = (_onUser, onError) => {
    onError(coded('auth/internal-error'))
    return () => {}
  }
  const store = createAuthStore({ ...host, open: async () => ({ ...provider, watch }) })
  await store.start(settings)
  expect(store.state()).toMatchObject({ authStatus: 'error', lastError: 'auth/internal-error' })
})

test('the token is renewed a minute before its end, again and again', async () => {
  const { idToken } = await started(ada)
  await vi.advanceTimersByTimeAsync(HOUR_MS - 60_001)
  expect(idToken).not.toHaveBeenCalledWith(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(idToken.mock.calls.filter(([isFresh]) => isFresh)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(idToken.mock.calls.filter(([isFresh]) => isFresh)).toHaveLength(2)
})

test('tokens that seem to be over at once do not make it ask without end', async () => {
  const { idToken } = await started(ada)
  idToken.mockResolvedValue({ token: 'old', expiresAtMs: 0 })
  await vi.advanceTimersByTimeAsync(HOUR_MS - 60_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(idToken.mock.calls.filter(([isFresh]) => isFresh)).toHaveLength(3)
})

test('a renewal that fails is tried three times a second apart, and an expired token is said', async () => {
  const { store, idToken } = await started(ada)
  idToken.mockRejectedValue(coded('auth/network-request-failed'))
  await vi.advanceTimersByTimeAsync(HOUR_MS - 60_000 + 1999)
  expect(idToken.mock.calls.filter(([isFresh]) => isFresh)).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(idToken.mock.calls.filter(([isFresh]) => isFresh)).toHaveLength(3)
  expect(store.state()).toMatchObject({ authStatus: 'error' })

  idToken.mockRejectedValue(coded('auth/user-token-expired'))
  await store.retry()
  expect(store.state()).toMatchObject({ authStatus: 'error', lastError: 'Authentication token expired' })
})

test('a token is given as kept, and fresh from five minutes before its end', async () => {
  const { store } = await started(ada)
  vi.setSystemTime(HOUR_MS - 300_001)
  expect(await store.token()).toBe('kept')
  vi.setSystemTime(HOUR_MS - 300_000)
  expect(await store.token()).toBe('fresh')
})

test('no user and no token are told apart', async () => {
  const nobody = await started(null)
  await expect(nobody.store.token()).rejects.toThrow('User not authenticated')
  const { store, idToken } = await started(ada)
  idToken.mockRejectedValue(coded('auth/internal-error'))
  const asked = store.token().catch(String)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await asked).toContain('Failed to get authentication token')
})

test('signing in goes through the lock, and asking does not wait for it', async () => {
  const { store, host, provider } = await started(null)
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = host.lock(() => promise)
  const signIn = store.signIn((opened) => opened.completeLink('ada@mowatt.example', 'link'))
  await store.ask((opened) => opened.sendLink('ada@mowatt.example', 'url'))
  expect(provider.sendLink).toHaveBeenCalledOnce()
  expect(store.state().isAuthenticated).toBe(false)
  resolve()
  await Promise.all([held, signIn])
  expect(store.state().isAuthenticated).toBe(true)
})

test('signing out tells the provider, takes the mark and clears the user', async () => {
  const { store, provider, marks } = await started(ada)
  await store.signOut()
  expect(provider.signOut).toHaveBeenCalledOnce()
  expect(marks.at(-1)).toBe(false)
  expect(store.state()).toMatchObject({ user: null, isAuthenticated: false })
})

test('a sign-out that fails leaves everything as it was', async () => {
  const { host, provider } = outside(ada)
  const signOut = () => Promise.reject(coded('auth/internal-error'))
  const store = createAuthStore({ ...host, open: async () => ({ ...provider, signOut }) })
  await store.start(settings)
  await expect(store.signOut()).rejects.toThrow('auth/internal-error')
  expect(store.state().isAuthenticated).toBe(true)
})

test('what another tab does arrives by the provider', async () => {
  const { store, tell } = await started(null)
  const heard = vi.fn<() => void>()
  const stop = store.subscribe(heard)
  tell(ada)
  expect(store.state().isAuthenticated).toBe(true)
  tell(null)
  expect(store.state().isAuthenticated).toBe(false)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  tell(ada)
  expect(heard).toHaveBeenCalledTimes(2)
})
