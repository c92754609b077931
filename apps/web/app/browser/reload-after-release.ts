import { readStored, writeStored } from './storage.ts'

const KEY = 'mowatt.reloaded'

/**
 * A part of the page that cannot be loaded was most likely replaced by a new release: one fresh start fetches the new
 * one. Only one, because a part that is missing for another reason would be missing again. Yields its undoing.
 */
export function reloadAfterRelease(): () => void {
  function startAfresh(event: Event): void {
    if (readStored('session', KEY)) return
    writeStored('session', KEY, 'yes')
    // Storage may be switched off, and nothing else would end the reloading.
    if (!readStored('session', KEY)) return
    event.preventDefault()
    location.reload()
  }
  addEventListener('vite:preloadError', startAfresh)
  return () => removeEventListener('vite:preloadError', startAfresh)
}
