import { useRouteLoaderData } from 'react-router'
import { useSite } from '../../features/content/use-site.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'

/** What every page of the app knows of its surroundings. */
export function useAppPage(): { siteName: string; siteBase: string; api: string } {
  const { settings } = useSite()
  const identity = useIdentity()
  const hosts = useRouteLoaderData<{ hosts: { siteUrl: string; appUrl: string } }>('root')?.hosts
  const isElsewhere = hosts && new URL(hosts.siteUrl).host !== new URL(hosts.appUrl).host
  return {
    siteName: settings.siteName,
    siteBase: isElsewhere ? hosts.siteUrl : '',
    // Our own API answers wherever the page came from.
    api: identity && identity.apiUrl !== identity.siteUrl ? identity.apiUrl : '',
  }
}
