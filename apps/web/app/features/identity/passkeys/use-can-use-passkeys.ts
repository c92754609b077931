import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser knows passkeys. The server takes it for one that does, so that nothing moves when the page wakes. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof globalThis.PublicKeyCredential === 'function',
    () => true,
  )
}
