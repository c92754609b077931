import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'
import type { Say } from './run-analytics.ts'
import type { Views } from './watch-views.ts'

/** Core Web Vitals for a real visitor. */
export function watchVitals(say: Say, views: Views): void {
  // Measured from the page's start to its end, so it belongs to the first view of the page.
  const page = views.current()
  const tell = ({ name, value, rating }: MetricType) => say('web_vital', { metric: name, value, rating, page })
  onTTFB(tell)
  onFCP(tell)
  onLCP(tell)
  onCLS(tell)
  onINP(tell)
}
