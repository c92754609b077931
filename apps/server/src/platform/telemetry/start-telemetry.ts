import { randomUUID } from 'node:crypto'
import { trace } from '@opentelemetry/api'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type pg from 'pg'
import type { Registry } from 'prom-client'
import type { Config } from '../../config.ts'
import { TELEMETRY_GRACE_MS } from '../health/stop-grace.ts'
import type { Log } from '../log/log.ts'
import { createRegistryProducer } from './registry-producer.ts'
import { traceFetches } from './trace-fetches.ts'
import { traceStatements } from './trace-statements.ts'

export type Telemetry = {
  /** Exports the metrics of /metrics too, from now on. */
  exportMetrics(registry: Registry): void
  flush(): Promise<void>
  /** Exports what is queued, and ends. An unavailable collector is not waited for. */
  stop(): Promise<void>
}

type Settings = NonNullable<Config['telemetry']>
/** `exportMs`: for a batch, with all its retries. */
type Parts = { pool: pg.Pool; log: Log; exportMs?: number }

/**
 * Traces and metrics for an OpenTelemetry collector. Only this module imports the exporter, and it is loaded only where
 * a collector is set. An unavailable collector costs only the queue: 2048 spans at most.
 */
export async function startTelemetry(
  settings: Settings,
  { pool, log, exportMs = TELEMETRY_GRACE_MS }: Parts,
): Promise<Telemetry> {
  const { endpoint, headers, service, share } = settings
  const told = tellOnce(log)
  const resource = defaultResource().merge(
    resourceFromAttributes({ 'service.name': service, 'service.instance.id': randomUUID() }),
  )
  const to = (signal: string) => ({ url: `${endpoint}/v1/${signal}`, headers, timeoutMillis: exportMs })
  const spans = told(new OTLPTraceExporter(to('traces')))
  // An outside caller brings a trace along, but does not decide how much of it we keep.
  const sampler = new TraceIdRatioBasedSampler(share)
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [new BatchSpanProcessor({ exporter: spans })],
  })
  trace.setGlobalTracerProvider(tracers)
  traceStatements(pool)
  const leaveFetches = traceFetches()
  const done = Promise.resolve()
  let meters: MeterProvider | undefined
  let stopping: Promise<void> | undefined

  async function stop(): Promise<void> {
    leaveFetches()
    trace.disable()
    await within(exportMs, [tracers.shutdown(), meters?.shutdown() ?? done])
  }

  return {
    exportMetrics(registry) {
      const exporter = told(new OTLPMetricExporter(to('metrics')))
      const metricProducers = [createRegistryProducer(registry)]
      meters = new MeterProvider({
        resource,
        readers: [new PeriodicExportingMetricReader({ exporter, metricProducers })],
      })
    },
    flush: () => within(exportMs, [tracers.forceFlush(), meters?.forceFlush() ?? done]),
    stop: () => (stopping ??= stop()),
  }
}

async function within(ms: number, ends: readonly Promise<unknown>[]): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, ms)
  await Promise.race([Promise.allSettled(ends), late.promise])
  clearTimeout(timer)
}

type Exporter<Items> = { export(items: Items, done: (result: ExportResult) => void): void }

/** One log line when a collector becomes unavailable, one when it is back, and none in between. */
function tellOnce(log: Log) {
  let isAway = false
  const tell = ({ code, error }: ExportResult) => {
    if (code === ExportResultCode.SUCCESS && isAway)
      log.info({}, 'the collector of OTEL_EXPORTER_OTLP_ENDPOINT is back')
    if (code !== ExportResultCode.SUCCESS && !isAway) {
      log.warn({ error }, 'the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not answer: what it misses is dropped')
    }
    isAway = code !== ExportResultCode.SUCCESS
  }
  return <Items, Each extends Exporter<Items>>(exporter: Each & Exporter<Items>): Each => {
    const send = exporter.export.bind(exporter)
    exporter.export = (items, done) =>
      send(items, (result) => {
        tell(result)
        done(result)
      })
    return exporter
  }
}
