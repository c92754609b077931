export type AuthUser = { uid: string; email: string | null }

export type AuthStatus = 'initializing' | 'ready' | 'error' | 'fallback'

/** The sign-in state for the pages. */
export type AuthState = {
  user: AuthUser | null
  loading: boolean
  isAuthenticated: boolean
  authStatus: AuthStatus
  /** The first start in this tab: nothing is in the browser's cache yet. */
  isColdStart: boolean
  lastError: string | null
}

export type AuthEvent =
  | { kind: 'starting'; isColdStart: boolean }
  /** The start takes longer than two seconds. */
  | { kind: 'slow' }
  /** The provider reports who is signed in, or that nobody is. */
  | { kind: 'user'; user: AuthUser | null }
  /** The listener failed, the lock could not be had, or the provider could not be loaded. */
  | { kind: 'failed'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'retrying' }
  | { kind: 'retried' }
  | { kind: 'signed-out' }

export const firstAuthState: AuthState = {
  user: null,
  loading: true,
  isAuthenticated: false,
  authStatus: 'initializing',
  isColdStart: false,
  lastError: null,
}

/** The reducer of the sign-in state. Pure: timers, locks and the provider belong to the store. */
export function nextAuthState(state: AuthState, event: AuthEvent): AuthState {
  switch (event.kind) {
    case 'starting':
      return { ...state, loading: true, authStatus: 'initializing', isColdStart: event.isColdStart }
    case 'slow':
      // Callers stop waiting and may continue as a visitor; the answer still counts when it arrives.
      return state.authStatus === 'initializing' ? { ...state, authStatus: 'fallback', loading: false } : state
    case 'user':
      return {
        ...state,
        user: event.user,
        loading: false,
        isAuthenticated: event.user !== null,
        authStatus: 'ready',
        isColdStart: false,
        lastError: event.user ? null : state.lastError,
      }
    case 'failed':
      return { ...state, loading: false, authStatus: 'error', lastError: event.message }
    case 'expired':
      return { ...state, lastError: event.message }
    case 'retrying':
      return { ...state, loading: true }
    case 'retried':
      return { ...state, loading: false, authStatus: 'ready', lastError: null }
    case 'signed-out':
      return { ...state, user: null, loading: false, isAuthenticated: false, lastError: null }
  }
}
