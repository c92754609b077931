import type { Theme } from '../../browser/theme.ts'
import { pageExists } from '../../shell/navigation.ts'

const CHAT = '/chat'

type Hosts = { siteUrl: string; appUrl: string }

/** Yields where the app is: its chat; the prompt on the home page as long as the app is here and has no chat yet. */
export function appTarget({ siteUrl, appUrl }: Hosts, theme: Theme): string {
  if (isHere({ siteUrl, appUrl })) return pageExists(CHAT) ? CHAT : '/#chat'
  const target = new URL(CHAT, appUrl)
  // What the system shows is known to the visitor's browser only, and the app asks it again.
  if (theme !== 'system') target.searchParams.set('theme', theme)
  return target.href
}

/** The link that opens the app; undefined while the home page's own prompt is all there is of it. */
export function appLink(hosts: Hosts): string | undefined {
  return isHere(hosts) && !pageExists(CHAT) ? undefined : '/mowatt'
}

function isHere({ siteUrl, appUrl }: Hosts): boolean {
  return new URL(appUrl).host === new URL(siteUrl).host
}
