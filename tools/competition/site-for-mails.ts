import type { Config } from '../../apps/server/src/config.ts'
import { refusal } from '../../apps/server/src/features/competition/edition/take-step.ts'
import { recordedSite } from '../../apps/server/src/platform/http/site-record.ts'

type Settings = Pick<Config, 'dataDir'> & { urls: Pick<Config['urls'], 'site' | 'isSiteSet'> }

/** The host of links in winners' mails: as configured, or as recorded by the server. A mere default would not work. */
export function siteForMails({ dataDir, urls }: Settings): string {
  const site = urls.isSiteSet ? urls.site : recordedSite(dataDir)
  if (site !== undefined) return site
  throw refusal(
    'We haven’t emailed anyone, because we don’t know the site’s address. Start the server on this data folder, or set SITE_URL to the same address as on the server.',
  )
}
