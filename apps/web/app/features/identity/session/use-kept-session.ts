import { useCallback, useEffect, useMemo, useState } from 'react'
import { SIGNED_IN_KEY } from '../../../browser/signed-in-key.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { isSignInKept } from '../auth/kept-sign-in.ts'
import { useIdentity } from '../use-identity.ts'
import { createKeptSession } from './kept-session.ts'
import { readKeptUser } from './read-kept-user.ts'

type SignedIn = { isLooking: boolean; user?: { email: string | null } | undefined }

/** Who is signed in, on pages that load the provider's library only when a token has to be renewed. */
export function useKeptSession() {
  const settings = useIdentity()
  const session = useMemo(() => settings && openKeptSession(settings), [settings])
  const [{ isLooking, user }, setSignedIn] = useState<SignedIn>({ isLooking: true })

  const look = useCallback(() => {
    const show = (found?: { email: string | null }) => setSignedIn({ isLooking: false, user: found })
    ;(session?.user() ?? Promise.resolve(undefined)).then(show, () => show())
  }, [session])

  useEffect(() => {
    look()
    // Signed out, or in again, in another tab.
    const hear = ({ key }: StorageEvent) => key === SIGNED_IN_KEY && look()
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [look])
  const doubt = useCallback(() => void session?.doubt().then(look, look), [session, look])
  return { settings, session, isLooking, user, doubt }
}

function openKeptSession(settings: IdentitySettings) {
  return createKeptSession({
    read: () => readKeptUser(settings.apiKey),
    isMarked: isSignInKept,
    async open() {
      const [{ auth }, { showAccount }] = await Promise.all([
        import('../auth/auth.ts'),
        import('../account/show-account.ts'),
      ])
      await showAccount(settings)
      return { user: () => auth.state().user, token: auth.token }
    },
    nowMs: Date.now,
  })
}
