import { useEffect } from 'react'
import { hasSignedInMark } from '../auth/signed-in-marker.ts'
import { useIdentity } from '../use-identity.ts'

/** A fresh session for whoever is not signed in, once the page has nothing better to do. Nothing waits for it. */
export function useVisitorSession(): void {
  const hosts = useIdentity()
  useEffect(() => {
    if (!hosts) return
    return whenIdle(() => {
      // Trouble is no news here: whoever needs the session asks for it then, and is told.
      void renewIfVisitor(hosts).catch(() => {})
    })
  }, [hosts])
}

async function renewIfVisitor(hosts: { apiUrl: string; siteUrl: string; appUrl: string }): Promise<void> {
  if (hasSignedInMark() && (await isSignedIn())) return
  const { browserSession } = await import('./browser-session.ts')
  await browserSession(hosts).renew()
}

/** The mark may be old: then the provider, which the header loads, says so. */
async function isSignedIn(): Promise<boolean> {
  const { auth } = await import('../auth/auth.ts')
  while (auth.state().loading) {
    await new Promise<void>((resolve) => {
      const stop = auth.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
  return auth.state().isAuthenticated
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}
