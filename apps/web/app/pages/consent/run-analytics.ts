import { data } from 'react-router'
import type { Choices } from '../../browser/consent/consent-record.ts'
import { type AnalyticsSettings, runAnalytics } from '../../features/analytics/run-analytics.ts'

/** This address is never requested. The route exists because a route's module has an address in the build. */
export function loader() {
  throw data(null, { status: 404 })
}

/** Loaded for visitors who agreed to analytics, or to ad conversions. */
export function clientLoader(settings: unknown, choices?: unknown) {
  void runAnalytics(settings as AnalyticsSettings, choices as Choices)
}
