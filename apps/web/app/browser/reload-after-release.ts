import { readStored, writeStored } from './storage.ts'

const KEY = 'mowatt.reloaded'

/**
 * A part of the page that cannot be loaded was most likely replaced by a new release: a fresh start fetches the new one.
 * Once for each release that failed: what is missing from a release for another reason would be missing again, and two
 * releases that are served in turns must not send the visitor to and fro. Yields its undoing.
 */
export function reloadAfterRelease(release = releaseInUse()): () => void {
  function startAfresh(event: Event): void {
    // Without a network nothing was replaced, and a fresh start would lose what is on show.
    if (!navigator.onLine) return
    const left = (readStored('session', KEY) ?? '').split(' ')
    if (left.includes(release)) return
    writeStored('session', KEY, [...left, release].join(' ').trim())
    // Storage may be switched off, and nothing else would end the reloading.
    if (!readStored('session', KEY)?.split(' ').includes(release)) return
    event.preventDefault()
    location.reload()
  }
  addEventListener('vite:preloadError', startAfresh)
  return () => removeEventListener('vite:preloadError', startAfresh)
}

/** The router's list of a release's files carries a version, which changes with any of them. */
function releaseInUse(): string {
  const page = globalThis as { __reactRouterManifest?: { version?: string } }
  return page.__reactRouterManifest?.version ?? 'unknown'
}
