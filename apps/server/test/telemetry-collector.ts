import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean }
type Attribute = { key: string; value: Value }

export type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code?: number }
}

type Traces = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: CollectedSpan[] }[] }[] }
type Metrics = { resourceMetrics: { scopeMetrics: { metrics: CollectedMetric[] }[] }[] }
export type CollectedMetric = {
  name: string
  sum?: { dataPoints: { asDouble?: number; asInt?: string; attributes: Attribute[] }[]; isMonotonic: boolean }
  gauge?: { dataPoints: { asDouble?: number; attributes: Attribute[] }[] }
  histogram?: {
    dataPoints: {
      count: number | string
      sum: number
      bucketCounts: (number | string)[]
      explicitBounds: number[]
      attributes: Attribute[]
    }[]
  }
}

export type TelemetryCollector = {
  url: string
  /** Everything that was sent, unparsed. */
  text(): string
  spans(): CollectedSpan[]
  metrics(): CollectedMetric[]
  headers(): (string | undefined)[]
  close(): Promise<void>
}

/** A small real collector: accepts OTLP over HTTP as JSON, and keeps it in memory. */
export async function startTelemetryCollector(): Promise<TelemetryCollector> {
  const traces: string[] = []
  const metrics: string[] = []
  const headers: (string | undefined)[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      headers.push(request.headers['x-collector-key'] as string | undefined)
      if (request.url === '/v1/traces') traces.push(body)
      if (request.url === '/v1/metrics') metrics.push(body)
      response.setHeader('content-type', 'application/json')
      response.end('{}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => [...traces, ...metrics].join('\n'),
    spans: () =>
      traces.flatMap((body) =>
        (JSON.parse(body) as Traces).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap((scope) => scope.spans),
        ),
      ),
    metrics: () =>
      metrics.flatMap((body) =>
        (JSON.parse(body) as Metrics).resourceMetrics.flatMap(({ scopeMetrics }) =>
          scopeMetrics.flatMap((scope) => scope.metrics),
        ),
      ),
    headers: () => headers,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
