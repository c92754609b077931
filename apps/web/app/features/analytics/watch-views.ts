import { cleanAddress } from '@mowatt/contract/clean-analytics'
import type { Say } from './run-analytics.ts'

export type Views = {
  /** The address of the view that is shown, without secrets. */
  current(): string
  onNew(listener: () => void): void
}

/** Page views per path and query. The first one is named by the address that was asked for, before the page tidied it. */
export function watchViews(say: Say): Views {
  const listeners: (() => void)[] = []
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let current = ''

  function look(address: string) {
    const next = cleanAddress(withoutHost(address))
    if (next === current) return
    const isFirst = current === ''
    current = next
    say('$pageview', { page: next, device: deviceOf(innerWidth), ...(isFirst ? comingFrom(address) : {}) })
    for (const listener of listeners) listener()
  }

  look(isSamePage(navigation?.name) ? navigation!.name : location.href)
  if (navigation && navigation.loadEventEnd > 0) {
    say('page_loaded', { page: current, load_time_ms: Math.round(navigation.loadEventEnd) })
  }
  const pushState = history.pushState.bind(history)
  history.pushState = function push(...given) {
    pushState(...given)
    look(location.href)
  }
  addEventListener('popstate', () => look(location.href))
  return { current: () => current, onNew: (listener) => void listeners.push(listener) }
}

function isSamePage(asked: string | undefined): boolean {
  return asked !== undefined && URL.parse(asked)?.pathname === location.pathname
}

function withoutHost(address: string): string {
  const url = new URL(address)
  return url.pathname + url.search
}

/** Where a visit came from: another host's name, never its page; and what its link says of itself. */
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
