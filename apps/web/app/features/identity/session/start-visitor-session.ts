import { hasSignedInMark } from '../auth/signed-in-marker.ts'

type Hosts = { apiUrl: string; siteUrl: string; appUrl: string }

/** Starts a new session for a visitor who is not signed in, once the page is idle. Nothing waits for it. */
export function startVisitorSession(hosts: Hosts): void {
  // Errors are ignored here: code that needs the session requests it then, and reports the error.
  const start = () => void renewIfVisitor(hosts).catch(() => {})
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 1000)
}

async function renewIfVisitor(hosts: Hosts): Promise<void> {
  if (hasSignedInMark() && (await isSignedIn())) return
  const { browserSession } = await import('./browser-session.ts')
  await browserSession(hosts).renew()
}

/** The mark may be outdated: then the provider, which the header loads, says so. */
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
