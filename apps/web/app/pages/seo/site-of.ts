import type { RouterContextProvider } from 'react-router'
import type { SiteIdentity } from '../../features/seo/site-identity.ts'
import { content, visitContext } from '../../visit.ts'

/** The site's name and address, for a response that is not a page. */
export async function siteOf(context: Readonly<RouterContextProvider>): Promise<SiteIdentity> {
  const { siteName, siteDescription, contactEmail } = await content(context).settings()
  return { siteUrl: context.get(visitContext).settings.siteUrl, siteName, siteDescription, contactEmail }
}
