import type { Theme } from '../../browser/theme.ts'

const CHAT = '/chat'

type Hosts = { siteUrl: string; appUrl: string }

/** Returns the address of the app. */
export function appTarget({ siteUrl, appUrl }: Hosts, theme: Theme): string {
  if (!isElsewhere({ siteUrl, appUrl })) return CHAT
  const target = new URL(CHAT, appUrl)
  // Only the visitor's browser knows the system's theme, and the app queries it again.
  if (theme !== 'system') target.searchParams.set('theme', theme)
  return target.href
}

/** True at the root page of an app with its own host, which does not have the site's home page. */
export function isAppHost(address: URL, hosts: Hosts): boolean {
  return isElsewhere(hosts) && address.host === new URL(hosts.appUrl).host
}

function isElsewhere({ siteUrl, appUrl }: Hosts): boolean {
  return new URL(appUrl).host !== new URL(siteUrl).host
}
