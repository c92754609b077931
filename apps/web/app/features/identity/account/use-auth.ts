import { useEffect, useSyncExternalStore } from 'react'
import { auth } from '../auth/auth.ts'
import { type AuthState, firstAuthState } from '../auth/auth-state.ts'
import { useIdentity } from '../use-identity.ts'
import { showAccount } from './show-account.ts'

/** Who is signed in. A page that asks loads the provider, and its header follows. */
export function useAuth(): AuthState {
  const identity = useIdentity()
  useEffect(() => {
    if (identity) void showAccount(identity)
  }, [identity])
  return useSyncExternalStore(auth.subscribe, auth.state, () => firstAuthState)
}
