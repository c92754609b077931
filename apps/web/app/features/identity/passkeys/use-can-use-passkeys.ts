import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser supports passkeys. The server assumes that it does, so that nothing shifts on hydration. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof globalThis.PublicKeyCredential === 'function',
    () => true,
  )
}
