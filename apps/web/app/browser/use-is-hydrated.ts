import { useSyncExternalStore } from 'react'

/** False in the server's HTML, true once the page reacts to the visitor. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
