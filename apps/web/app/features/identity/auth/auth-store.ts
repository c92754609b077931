import { Failure, failures } from '@mowatt/contract/failures'
import { type AuthEvent, type AuthState, type AuthUser, firstAuthState, nextAuthState } from './auth-state.ts'
import { authTexts } from './auth-texts.ts'
import type { IdentityProvider, IdentitySettings, OpenProvider } from './identity-provider.ts'
import { authPolicy, refreshPolicy, retryAuth, tokenPolicy } from './retry-auth.ts'
import { LockTimeout, type StateLock } from './state-lock.ts'
import { needsRenewal, untilRenewalMs } from './token-times.ts'

/** From here on a start counts as slow. */
const SLOW_MS = 2000
const START_LOCK_MS = 5000
/** However short a token's life, renewing it is not all that a page does. */
const BETWEEN_RENEWALS_MS = 30_000

export type AuthHost = {
  open: OpenProvider
  lock: StateLock
  /** Stores, for the next page, whether a user is signed in. */
  mark: (isSignedIn: boolean) => void
  isMarked: () => boolean
  /** True once per tab. */
  takeColdStart: () => boolean
  log: (message: string) => void
  wait: (ms: number) => Promise<void>
  random: () => number
  nowMs: () => number
}

export type AuthStore = {
  state: () => AuthState
  subscribe: (onChange: () => void) => () => void
  /** Loads the provider and follows it; asked again, it does nothing. */
  start: (settings: IdentitySettings) => Promise<void>
  /** Retries after an error: a new token for the signed-in user, or a new start. */
  retry: () => Promise<void>
  /** The signed-in user's token, good for five minutes more. */
  token: () => Promise<string>
  tokenExpiresAtMs: () => Promise<number | undefined>
  /** Asks the provider for something, again where trouble may pass. */
  ask: <T>(run: (provider: IdentityProvider) => Promise<T>) => Promise<T>
  /** The same for what changes who is signed in: one tab at a time. */
  signIn: (run: (provider: IdentityProvider) => Promise<void>) => Promise<void>
  signOut: () => Promise<void>
}

export function createAuthStore(host: AuthHost): AuthStore {
  let state = firstAuthState
  let settings: IdentitySettings | undefined
  let started: Promise<IdentityProvider> | undefined
  let renewal: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function change(event: AuthEvent): void {
    const next = nextAuthState(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  /** The log gets only the general kind of error: codes and messages of the provider may contain an email address. */
  function fail(error: unknown): void {
    host.log(authTexts.failed)
    const isExpired = /token-expired/.test(codeOf(error))
    change(
      isExpired
        ? { kind: 'expired', message: failures.token_expired.text }
        : { kind: 'failed', message: codeOf(error) || failures.identity_not_initialised.text },
    )
  }

  function follow(provider: IdentityProvider): Promise<void> {
    return new Promise((resolve) => {
      provider.watch(
        (user) => {
          take(user, provider)
          resolve()
        },
        (error) => {
          fail(error)
          resolve()
        },
      )
    })
  }

  function take(user: AuthUser | null, provider: IdentityProvider): void {
    // A user was signed in on the last page and has not signed out here: the session was ended from elsewhere.
    const isLost = !user && !state.user && host.isMarked()
    host.mark(user !== null)
    change({ kind: 'user', user })
    if (isLost) change({ kind: 'expired', message: failures.token_expired.text })
    clearTimeout(renewal)
    if (user) void scheduleRenewal(provider)
  }

  async function scheduleRenewal(provider: IdentityProvider, soonestMs = 0): Promise<void> {
    const token = await provider.idToken(false).catch(() => undefined)
    if (!token || !state.isAuthenticated) return
    clearTimeout(renewal)
    const dueMs = Math.max(soonestMs, untilRenewalMs(token.expiresAtMs, host.nowMs()))
    renewal = setTimeout(() => void renew(provider), dueMs)
  }

  async function renew(provider: IdentityProvider): Promise<void> {
    try {
      await host.lock(() => retryAuth(() => provider.idToken(true), refreshPolicy, host))
      await scheduleRenewal(provider, BETWEEN_RENEWALS_MS)
    } catch (error) {
      fail(error)
    }
  }

  async function open(given: IdentitySettings): Promise<IdentityProvider> {
    change({ kind: 'starting', isColdStart: host.takeColdStart() })
    const slow = setTimeout(() => change({ kind: 'slow' }), SLOW_MS)
    try {
      return await host.lock(async () => {
        const provider = await retryAuth(() => host.open(given), authPolicy, host)
        await follow(provider)
        return provider
      }, START_LOCK_MS)
    } catch (error) {
      started = undefined
      fail(error)
      throw error instanceof LockTimeout ? error : new Failure('identity_not_initialised', { cause: error })
    } finally {
      clearTimeout(slow)
    }
  }

  function provider(): Promise<IdentityProvider> {
    if (!settings) return Promise.reject(new Failure('identity_not_initialised'))
    started ??= open(settings)
    return started
  }

  async function retry(): Promise<void> {
    change({ kind: 'retrying' })
    try {
      const opened = await provider()
      if (state.user) await retryAuth(() => opened.idToken(true), authPolicy, host)
      change({ kind: 'retried' })
    } catch (error) {
      fail(error)
      change({ kind: 'failed', message: state.lastError ?? failures.identity_not_initialised.text })
    }
  }

  async function token(): Promise<string> {
    const opened = await provider()
    if (!state.user) throw new Failure('not_authenticated')
    try {
      const kept = await opened.idToken(false)
      if (!needsRenewal(kept.expiresAtMs, host.nowMs())) return kept.token
      return (await retryAuth(() => opened.idToken(true), tokenPolicy, host)).token
    } catch (cause) {
      fail(cause)
      throw new Failure('token_unavailable', { cause })
    }
  }

  async function ask<T>(run: (provider: IdentityProvider) => Promise<T>): Promise<T> {
    const opened = await provider()
    return retryAuth(() => run(opened), authPolicy, host)
  }

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    async start(given) {
      settings ??= given
      await provider().catch(() => {})
    },
    retry,
    token,
    tokenExpiresAtMs: async () => (state.user ? (await (await provider()).idToken(false)).expiresAtMs : undefined),
    ask,
    async signIn(run) {
      // Opened first: the start takes the lock itself.
      const opened = await provider()
      await host.lock(() => retryAuth(() => run(opened), authPolicy, host))
    },
    async signOut() {
      const opened = await provider()
      await host.lock(() => opened.signOut())
      host.mark(false)
      change({ kind: 'signed-out' })
    },
  }
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
