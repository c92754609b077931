import { context, type Context, isSpanContextValid, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'

// Also without an exporter: each log line contains its trace.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())

/** W3C trace context. A later version may have more after these fields; anything else is no trace. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/

/** The context in which an outside trace continues; without one, or with anything else, a new one. */
export function contextFrom(traceparent: unknown): Context {
  const [, traceId = '', spanId = '', flags = '0'] = TRACEPARENT.exec(String(traceparent)) ?? []
  const given = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(given) ? trace.setSpanContext(ROOT_CONTEXT, given) : ROOT_CONTEXT
}

/** The current trace, to be passed on; undefined outside of one. */
export function currentTraceparent(): string | undefined {
  const now = trace.getSpanContext(context.active())
  if (!now || !isSpanContextValid(now)) return undefined
  return `00-${now.traceId}-${now.spanId}-${now.traceFlags.toString(16).padStart(2, '0')}`
}

/** The fields of a log line about it. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const now = trace.getSpanContext(context.active())
  return now && isSpanContextValid(now) ? { trace_id: now.traceId, span_id: now.spanId } : {}
}
