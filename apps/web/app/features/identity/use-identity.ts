import { useRouteLoaderData } from 'react-router'
import type { IdentitySettings } from './auth/identity-provider.ts'

/** The identity service's client; undefined if the root could not be loaded. */
export function useIdentity(): IdentitySettings | undefined {
  return useRouteLoaderData<{ identity: IdentitySettings }>('root')?.identity
}
