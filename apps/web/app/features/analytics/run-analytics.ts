import { adConversion } from '@mowatt/contract/ad-conversion'
import type { EventName, EventProperties } from '@mowatt/contract/analytics'
import { cleanProperties, isKnownEvent } from '@mowatt/contract/clean-analytics'
import type { TrackedEvent } from '../../browser/analytics/track.ts'
import type { Choices } from '../../browser/consent/consent-record.ts'
import { forgetRefused } from '../../browser/consent/forget-refused.ts'
import { type AdNetwork, adNetworks, reportConversion } from './ad-conversions.ts'
import type { Counter } from './open-counter.ts'
import { watchElements } from './watch-elements.ts'
import { watchErrors } from './watch-errors.ts'
import { watchRequests } from './watch-requests.ts'
import { watchScroll } from './watch-scroll.ts'
import { type Views, watchViews } from './watch-views.ts'
import { watchVitals } from './watch-vitals.ts'

export type AnalyticsSettings = { url: string; key: string; conversionsUrl: string; adsUrl?: string | undefined }

/** Tracks one event of a part of this script. */
export type Say = <E extends EventName>(event: E, properties: EventProperties<E>) => void

let isRunning = false
let choices: Choices | undefined
let counter: Counter | undefined
let networks: readonly AdNetwork[] = []
let views: Views | undefined

/** Starts analytics for a visitor who gave consent; a later choice, here or in another tab, stops or resumes it. */
export async function runAnalytics(settings: AnalyticsSettings, given: Choices): Promise<void> {
  if (isRunning) return
  isRunning = true
  networks = adNetworks(settings)
  const follow = (next: Choices) => void obey(next, settings).catch(() => {})
  const followStored = (written: string | null) => {
    const chosen = chosenIn(written)
    follow(chosen)
    // Data that belongs to another tab cannot be removed by the tab where the choice was made.
    forgetRefused(chosen)
  }
  addEventListener('mowatt:consent', (event) => follow((event as CustomEvent<Choices>).detail))
  addEventListener('storage', ({ key, newValue }) => {
    // No key at all: everything was cleared.
    if (key === null || key === 'mowatt.consent') followStored(newValue)
  })
  // A page in the back/forward cache missed any choice made meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && followStored(localStorage.getItem('mowatt.consent')))
  try {
    await obey(given, settings)
  } catch {
    // The library failed to load. Events stay queued in the page for the next attempt.
    return
  }

  const drain = () => {
    for (const each of window.mowattEvents?.splice(0) ?? []) take(each)
  }
  const say: Say = (event, properties) => take({ event, properties, at: new Date().toISOString() })
  addEventListener('mowatt:track', drain)
  for (const each of leftByLastPage()) take(each)
  views = watchViews(say)
  drain()
  watchScroll(say, views)
  watchElements(say)
  watchErrors(say, views)
  watchRequests(say)
  watchVitals(say, views)
  // The library sends its last events when a page unloads. Measurements taken until the end are reported when it is
  // hidden, after that.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && counter?.flush())
}

/** The analytics library is loaded for visitors who agreed to analytics, not for ad conversions alone. */
async function obey(next: Choices, settings: AnalyticsSettings): Promise<void> {
  const wasCounted = choices?.statistics
  choices = next
  if (!next.statistics) {
    counter?.optOut()
    if (!next.marketing) window.mowattEvents?.splice(0)
    return
  }
  const { openCounter } = await import('./open-counter.ts')
  // Consent may have been withdrawn while the library was loading, and it sends a request as soon as it is opened.
  if (!choices.statistics) return
  counter ??= openCounter(settings)
  counter.optIn()
  if (!wasCounted) views?.again()
}

/** What another tab has just written; an unreadable value counts as no consent. */
function chosenIn(written: string | null): Choices {
  try {
    const { preferences, statistics, marketing } = JSON.parse(written ?? '{}') as Partial<Choices>
    return {
      preferences: preferences === true,
      statistics: statistics === true,
      marketing: marketing === true,
    }
  } catch {
    return { preferences: false, statistics: false, marketing: false }
  }
}

/** What the previous page recorded and could not send any more. */
function leftByLastPage(): TrackedEvent[] {
  // Not through storage.ts, which is bundled with React: most pages have none.
  const left = sessionStorage.getItem('mowatt.events')
  sessionStorage.removeItem('mowatt.events')
  try {
    return JSON.parse(left ?? '[]') as TrackedEvent[]
  } catch {
    return []
  }
}

function take({ event, properties, at }: TrackedEvent): void {
  if (!isKnownEvent(event)) return
  const clean = cleanProperties(event, properties)
  if (choices?.statistics) counter?.capture(event, clean, at)
  if (choices?.marketing && isConversion(event, clean)) reportConversion(networks, String(clean['form_type']))
}

function isConversion(event: string, { form_type: formType }: Record<string, unknown>): boolean {
  const { events, formTypes } = adConversion
  return (events as readonly string[]).includes(event) && (formTypes as readonly unknown[]).includes(formType)
}
