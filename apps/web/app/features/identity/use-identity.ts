import { useRouteLoaderData } from 'react-router'
import type { IdentitySettings } from './auth/identity-provider.ts'

type RootData = { identity: IdentitySettings; hosts: { siteUrl: string; appUrl: string; apiUrl: string } }

/** How to reach the identity service; nothing where the root could not be loaded. */
export function useIdentity(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
