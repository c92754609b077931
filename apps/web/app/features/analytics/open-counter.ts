import posthog from 'posthog-js/dist/module.slim.no-external'
import type { AnalyticsSettings } from './run-analytics.ts'

export type Counter = {
  optIn(): void
  optOut(): void
  /** Sends queued events, immediately and in a way that outlives the page. */
  flush(): void
  capture(event: string, properties: Record<string, string | number>, at: string): void
}

/**
 * The properties that the protocol itself needs in addition to an event's own. All others that the library would add
 * are removed.
 */
const PROTOCOL = ['token', 'distinct_id', '$lib', '$lib_version', '$insert_id', '$time']

/** The analytics library: opted out until it is told otherwise, and recording nothing on its own. */
export function openCounter({ url, key }: AnalyticsSettings): Counter {
  posthog.init(key, {
    api_host: url,
    persistence: 'localStorage',
    opt_out_capturing_by_default: true,
    opt_out_capturing_persistence_type: 'localStorage',
    opt_out_persistence_by_default: true,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    rageclick: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_web_experiments: true,
    person_profiles: 'never',
    save_referrer: false,
    save_campaign_params: false,
    cross_subdomain_cookie: false,
    respect_dnt: false,
    opt_out_useragent_filter: true,
    // Our own timestamps and masking; other properties would say more about a visitor than was agreed to.
    before_send(event) {
      if (!event || event.event.startsWith('$') !== (event.event === '$pageview')) return null
      const own = (event.properties['mowatt'] ?? {}) as Record<string, unknown>
      const kept = PROTOCOL.filter((name) => name in event.properties)
      const protocol = Object.fromEntries(kept.map((name) => [name, event.properties[name] as unknown]))
      // Passed to the library as an option, the time would make it send each event on its own.
      const timestamp = new Date(String(own['timestamp']))
      return { uuid: event.uuid, timestamp, event: event.event, properties: { ...protocol, ...own } } as typeof event
    },
  })
  // Queried with each event, as the library does on its own, a browser may return another value while its page unloads.
  const isRobot = posthog._is_bot()
  return {
    optIn() {
      posthog.__loaded = true
      posthog._retryQueue?.resume()
      posthog.set_config({ disable_persistence: false })
      posthog.opt_in_capturing({ captureEventName: false })
    },
    optOut() {
      posthog.opt_out_capturing()
      posthog.reset(true)
      posthog.set_config({ disable_persistence: true })
      // Queued and retried events would still be sent. The library sends nothing while it is not loaded: so its queues
      // are emptied, and a request that fails from here on is not retried.
      posthog.__loaded = false
      posthog._requestQueue?.unload()
      posthog._retryQueue?.unload()
    },
    flush() {
      if (posthog.__loaded) posthog._requestQueue?.unload()
    },
    capture(event, properties, at) {
      if (posthog.__loaded && !isRobot) posthog.capture(event, { mowatt: { ...properties, timestamp: at } })
    },
  }
}
