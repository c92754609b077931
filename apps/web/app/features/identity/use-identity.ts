import { useRouteLoaderData } from 'react-router'
import type { IdentitySettings } from './auth/identity-provider.ts'

/** How to reach the identity service; nothing where the root could not be loaded. */
export function useIdentity(): IdentitySettings | undefined {
  return useRouteLoaderData<{ identity: IdentitySettings }>('root')?.identity
}
