import { useRouteLoaderData } from 'react-router'

/** The site's identity for other machines: its name, and the canonical address of everything on it. */
export type SiteIdentity = {
  siteUrl: string
  siteName: string
  siteDescription: string
  contactEmail: string
}

type RootData = { settings: Omit<SiteIdentity, 'siteUrl'>; hosts: { siteUrl: string } }

/** As loaded by the root. If that failed, nothing is claimed: addresses stay relative and no name is added. */
export function useSiteIdentity(): SiteIdentity {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) return { siteUrl: '', siteName: '', siteDescription: '', contactEmail: '' }
  const { siteName, siteDescription, contactEmail } = root.settings
  return { siteUrl: root.hosts.siteUrl, siteName, siteDescription, contactEmail }
}
