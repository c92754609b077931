import type { Metrics } from './metrics.ts'

type Request = { method: string; route: string }
export type SlowRequest = Request & { count: number; withinMs: number | null; overASecond: number }
export type FailedRequest = Request & { count: number }

type Tally = Request & { count: number; failed: number; within: Map<number, number> }

const SLOWEST_SHOWN = 12
const SHARE = 0.95

/** What this process has measured of its requests: the slowest routes first, and those with server errors. */
export async function requestFigures({ requestSeconds }: Pick<Metrics, 'requestSeconds'>): Promise<{
  slow: SlowRequest[]
  failed: FailedRequest[]
}> {
  const tallies = new Map<string, Tally>()
  for (const { metricName = '', labels, value } of (await requestSeconds.get()).values) {
    const method = String(labels.method)
    const route = String(labels.route)
    // Files are as slow as the visitor's network.
    if (route.startsWith('/assets/')) continue
    const key = `${method} ${route}`
    const tally = tallies.get(key) ?? { method, route, count: 0, failed: 0, within: new Map<number, number>() }
    tallies.set(key, tally)
    if (metricName.endsWith('_count')) {
      tally.count += value
      if (Number(labels.status) >= 500) tally.failed += value
    }
    const bound = Number((labels as { le?: number | string }).le)
    if (metricName.endsWith('_bucket') && Number.isFinite(bound)) {
      tally.within.set(bound, (tally.within.get(bound) ?? 0) + value)
    }
  }
  const all = [...tallies.values()]
  return { slow: all.map(slowOf).toSorted(slowestFirst).slice(0, SLOWEST_SHOWN), failed: failedOf(all) }
}

function slowOf({ method, route, count, within }: Tally): SlowRequest {
  const bounds = [...within].toSorted(([a], [b]) => a - b)
  const seconds = bounds.find(([, answered]) => answered >= count * SHARE)?.[0]
  const withinMs = seconds === undefined ? null : Math.round(seconds * 1000)
  return { method, route, count, withinMs, overASecond: count - (within.get(1) ?? count) }
}

function failedOf(all: readonly Tally[]): FailedRequest[] {
  return all
    .filter(({ failed }) => failed > 0)
    .map(({ method, route, failed }) => ({ method, route, count: failed }))
    .toSorted((a, b) => b.count - a.count)
}

function slowestFirst(a: SlowRequest, b: SlowRequest): number {
  const slowness = ({ withinMs }: SlowRequest) => withinMs ?? Number.MAX_SAFE_INTEGER
  return slowness(b) - slowness(a) || b.overASecond - a.overASecond || b.count - a.count
}
