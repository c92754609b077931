import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser knows passkeys. On the server nobody knows: what needs them is left out until the page is alive. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof globalThis.PublicKeyCredential === 'function',
    () => false,
  )
}
