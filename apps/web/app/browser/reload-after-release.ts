import { readStored, writeStored } from './storage.ts'

const KEY = 'mowatt.reloaded'

/**
 * A chunk that cannot be loaded was most likely replaced by a new release: a reload fetches the new one. Only once for
 * each failed release: a chunk missing for another reason would be missing again, and two releases served alternately
 * must not cause a reload loop. Returns a function that removes the listener.
 */
export function reloadAfterRelease(release = releaseInUse()): () => void {
  function startAfresh(event: Event): void {
    // Offline nothing was replaced, and a reload would lose what is shown.
    if (!navigator.onLine) return
    const left = (readStored('session', KEY) ?? '').split(' ')
    if (left.includes(release)) return
    writeStored('session', KEY, [...left, release].join(' ').trim())
    // Storage may be disabled, and nothing else would stop the reloading.
    if (!readStored('session', KEY)?.split(' ').includes(release)) return
    event.preventDefault()
    location.reload()
  }
  addEventListener('vite:preloadError', startAfresh)
  return () => removeEventListener('vite:preloadError', startAfresh)
}

/** The router's manifest of a release has a version, which changes with any of its files. */
function releaseInUse(): string {
  const page = globalThis as { __reactRouterManifest?: { version?: string } }
  return page.__reactRouterManifest?.version ?? 'unknown'
}
