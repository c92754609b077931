import { useEffect, useSyncExternalStore } from 'react'
import { auth } from '../auth/auth.ts'
import { type AuthState, firstAuthState } from '../auth/auth-state.ts'
import { isSignInKept } from '../auth/kept-sign-in.ts'
import { useIdentity } from '../use-identity.ts'
import { showAccount } from './show-account.ts'

type Wanted = 'always' | 'where-somebody-was'

/**
 * The signed-in user. A page that uses this loads the provider, and its header follows; other pages avoid loading it.
 */
export function useAuth(wanted: Wanted = 'always'): AuthState {
  const identity = useIdentity()
  useEffect(() => {
    if (identity && (wanted === 'always' || isSignInKept())) void showAccount(identity)
  }, [identity, wanted])
  return useSyncExternalStore(auth.subscribe, auth.state, () => firstAuthState)
}
