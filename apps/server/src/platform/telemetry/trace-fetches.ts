import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { context, type Span, SpanKind, trace } from '@opentelemetry/api'
import { currentTraceparent } from './trace-context.ts'
import { beginSpan, failSpan } from './trace-span.ts'

/** A request as Node's own `fetch` reports it on its diagnostics channels. */
type Told = {
  request: { method: string; origin: string; addHeader(name: string, value: string): void }
  response?: { statusCode: number }
  error?: unknown
}

/**
 * Every outside request of a traced piece of work (a model, a content service, a bucket) is a span, and gets the
 * trace's header. Only the host is recorded: paths and queries may be private. Returns a function that stops it.
 */
export function traceFetches(): () => void {
  const spans = new WeakMap<object, Span>()
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      if (trace.getActiveSpan() === undefined) return
      const { request } = message as Told
      const { hostname } = new URL(request.origin)
      const attributes = { 'http.request.method': request.method, 'server.address': hostname }
      const begun = beginSpan(`${request.method} ${hostname}`, { kind: SpanKind.CLIENT, attributes })
      spans.set(request, begun.span)
      const traceparent = context.with(begun.context, currentTraceparent)
      if (traceparent) request.addHeader('traceparent', traceparent)
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as Told
      spans.get(request)?.setAttribute('http.response.status_code', response?.statusCode ?? 0)
    },
    'undici:request:trailers': (message) => spans.get((message as Told).request)?.end(),
    'undici:request:error': (message) => {
      const { request, error } = message as Told
      const span = spans.get(request)
      if (!span) return
      failSpan(span, error)
      span.end()
    },
  }
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener)
  }
}
