import { cleanAddress } from '@mowatt/contract/clean-analytics'
import type { Say } from './run-analytics.ts'

export type Views = {
  /** The address of the current view, without secrets. */
  current(): string
  onNew(listener: () => void): void
  /** The same address again, for a visitor who has agreed to analytics again. */
  again(): void
}

/** Page views by path and query. The first one has the address that was requested, before the page cleaned it. */
export function watchViews(say: Say): Views {
  const listeners: (() => void)[] = []
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const asked = isSamePage(navigation?.name) ? navigation!.name : location.href
  let current = cleanAddress(withoutHost(asked))
  const first = current
  // Compared unmasked: two searches are two views, though neither's words are sent.
  let shown = withoutHost(location.href)

  function look() {
    const next = withoutHost(location.href)
    if (next === shown) return
    shown = next
    current = cleanAddress(next)
    tell(false)
  }

  function tell(isArrival: boolean) {
    say('$pageview', { page: current, device: deviceOf(innerWidth), ...(isArrival ? comingFrom(asked) : {}) })
    for (const listener of listeners) listener()
  }

  tell(true)
  if (navigation && navigation.loadEventEnd > 0) {
    say('page_loaded', { page: current, load_time_ms: Math.round(navigation.loadEventEnd) })
  }
  const pushState = history.pushState.bind(history)
  history.pushState = function push(...given) {
    pushState(...given)
    look()
  }
  const replaceState = history.replaceState.bind(history)
  history.replaceState = function replace(...given) {
    const { pathname } = location
    replaceState(...given)
    // A query that is cleaned up in place leaves the same page shown.
    if (location.pathname === pathname) shown = withoutHost(location.href)
    else look()
  }
  addEventListener('popstate', look)
  // A page restored from the back/forward cache: its scripts do not run again, but it is viewed again.
  addEventListener('pageshow', ({ persisted }) => persisted && tell(false))
  return {
    current: () => current,
    onNew: (listener) => void listeners.push(listener),
    again: () => tell(current === first),
  }
}

function isSamePage(asked: string | undefined): boolean {
  return asked !== undefined && URL.parse(asked)?.pathname === location.pathname
}

function withoutHost(address: string): string {
  const url = new URL(address)
  return url.pathname + url.search
}

/** The source of a visit: another host's name, never its page; and the campaign of its link. */
function comingFrom(address: string): { referrer?: string; source?: string; medium?: string; campaign?: string } {
  const referrer = URL.parse(document.referrer)?.hostname
  const asked = new URL(address).searchParams
  const named = (...names: string[]) => names.map((name) => asked.get(name)).find(Boolean)
  const [source, medium] = [named('utm_source'), named('utm_medium')]
  const campaign = named('campaign', 'campaign_id', 'c', 'utm_campaign')
  return {
    ...(referrer && referrer !== location.hostname ? { referrer } : {}),
    ...(source ? { source } : {}),
    ...(medium ? { medium } : {}),
    ...(campaign ? { campaign } : {}),
  }
}

function deviceOf(width: number): string {
  return width < 640 ? 'phone' : width < 1024 ? 'tablet' : 'desktop'
}
