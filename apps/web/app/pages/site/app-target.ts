import type { Theme } from '../../browser/theme.ts'
import { pageExists } from '../../shell/navigation.ts'

const CHAT = '/chat'

/** Yields where the app is: its chat; the prompt on the home page as long as the app is here and has no chat yet. */
export function appTarget({ siteUrl, appUrl }: { siteUrl: string; appUrl: string }, theme: Theme): string {
  const isHere = new URL(appUrl).host === new URL(siteUrl).host
  if (isHere) return pageExists(CHAT) ? CHAT : '/#chat'
  const target = new URL(CHAT, appUrl)
  // What the system shows is known to the visitor's browser only, and the app asks it again.
  if (theme !== 'system') target.searchParams.set('theme', theme)
  return target.href
}
