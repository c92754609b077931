import { adConversion } from '@mowatt/contract/ad-conversion'
import type { EventName, EventProperties } from '@mowatt/contract/analytics'
import { cleanProperties, isKnownEvent } from '@mowatt/contract/clean-analytics'
import type { TrackedEvent } from '../../browser/analytics/track.ts'
import type { Choices } from '../../browser/consent/consent-record.ts'
import { forgetRefused } from '../../browser/consent/forget-refused.ts'
import { type AdNetwork, adNetworks, reportConversion } from './ad-conversions.ts'
import { type Counter, openCounter } from './open-counter.ts'
import { watchElements } from './watch-elements.ts'
import { watchErrors } from './watch-errors.ts'
import { watchRequests } from './watch-requests.ts'
import { watchScroll } from './watch-scroll.ts'
import { watchViews } from './watch-views.ts'
import { watchVitals } from './watch-vitals.ts'

export type AnalyticsSettings = { url: string; key: string; conversionsUrl: string; adsUrl?: string | undefined }

/** Counts one thing that a part of this script has noticed. */
export type Say = <E extends EventName>(event: E, properties: EventProperties<E>) => void

let isRunning = false
let choices: Choices | undefined
let counter: Counter | undefined
let networks: readonly AdNetwork[] = []

/** Begins to count, for somebody who agreed; a later choice, here or in another tab, stops it or lets it go on. */
export function runAnalytics(settings: AnalyticsSettings, given: Choices): void {
  if (isRunning) return
  isRunning = true
  networks = adNetworks(settings)
  const follow = (next: Choices) => {
    choices = next
    if (next.statistics) (counter ??= openCounter(settings)).optIn()
    else counter?.optOut()
    if (!next.statistics && !next.marketing) window.mowattEvents?.splice(0)
  }
  addEventListener('mowatt:consent', (event) => follow((event as CustomEvent<Choices>).detail))
  addEventListener('storage', ({ key, newValue }) => {
    // No key at all: everything was cleared.
    if (key !== null && key !== 'mowatt.consent') return
    const chosen = chosenIn(newValue)
    follow(chosen)
    // What belongs to this tab alone, the tab where the choice was made cannot remove.
    forgetRefused(chosen)
  })
  follow(given)

  const drain = () => {
    for (const each of window.mowattEvents?.splice(0) ?? []) take(each)
  }
  const say: Say = (event, properties) => take({ event, properties, at: new Date().toISOString() })
  addEventListener('mowatt:track', drain)
  for (const each of leftByLastPage()) take(each)
  const views = watchViews(say)
  drain()
  watchScroll(say, views)
  watchElements(say)
  watchErrors(say, views)
  watchRequests(say)
  watchVitals(say, views)
}

/** What another tab has just written; whatever it is that cannot be read is no yes. */
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

/** What the page before this one noticed and could not count any more. */
function leftByLastPage(): TrackedEvent[] {
  // Past storage.ts, which lies in one file with React: most pages have none.
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
