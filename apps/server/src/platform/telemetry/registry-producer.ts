import { type HrTime, ValueType } from '@opentelemetry/api'
import { hrTime } from '@opentelemetry/core'
import { emptyResource } from '@opentelemetry/resources'
import { AggregationTemporality, DataPointType, type MetricData, type MetricProducer } from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'

type Named = { value: number; labels: Record<string, string | number>; metricName?: string }
type Given = { name: string; help: string; type: string; values: Named[] }
type Times = { startTime: HrTime; endTime: HrTime }

/** The metrics of /metrics for the exporter: collected once, reported in two ways. */
export function createRegistryProducer(registry: Registry): MetricProducer {
  const startTime = hrTime()
  return {
    async collect() {
      const given = (await registry.getMetricsAsJSON()) as unknown as Given[]
      const times = { startTime, endTime: hrTime() }
      const metrics = given.map((each) => metricOf(each, times))
      return {
        resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope: { name: 'mowatt' }, metrics }] },
        errors: [],
      }
    },
  }
}

function metricOf({ name, help, type, values }: Given, times: Times): MetricData {
  const base = {
    descriptor: { name, description: help, unit: name.endsWith('_seconds') ? 's' : '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  if (type === 'histogram')
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: bucketsOf(values, times) }
  const known = values.filter(({ value }) => Number.isFinite(value))
  const dataPoints = known.map(({ value, labels }) => ({ ...times, attributes: labels, value }))
  return type === 'counter'
    ? { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...base, dataPointType: DataPointType.GAUGE, dataPoints }
}

/** One point for each set of labels. The library counts all below a bound, the protocol those between two. */
function bucketsOf(values: readonly Named[], times: Times) {
  const groups = Map.groupBy(values, ({ labels: { le: _bound, ...labels } }) => JSON.stringify(labels))
  return [...groups].map(([labels, group]) => {
    const bounded = group.filter(({ labels: { le } }) => le !== undefined)
    const below = bounded.map(({ value }) => value)
    const valueOf = (suffix: string) => group.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0
    const boundaries = bounded.map(({ labels: { le } }) => Number(le)).filter((bound) => Number.isFinite(bound))
    return {
      ...times,
      attributes: JSON.parse(labels) as Record<string, string | number>,
      value: {
        buckets: { boundaries, counts: below.map((count, at) => count - (below[at - 1] ?? 0)) },
        count: valueOf('_count'),
        sum: valueOf('_sum'),
      },
    }
  })
}
