import { context, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from '../http/answer-failures.ts'
import { contextFrom } from './trace-context.ts'
import { type Begun, beginSpan } from './trace-span.ts'

/** Each request is a span, under the trace of its header or its own. Before all other hooks. */
export function traceRequests(app: FastifyInstance): void {
  const begun = new WeakMap<FastifyRequest, Begun>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request
    // The path may contain a secret; the route's pattern does not.
    const name = `${method} ${routeOf(request)}`
    const attributes = {
      'http.request.method': method,
      'http.route': routeOf(request),
      'mowatt.request_id': request.id,
    }
    const span = beginSpan(name, { kind: SpanKind.SERVER, attributes, parent: contextFrom(headers.traceparent) })
    begun.set(request, span)
    context.with(span.context, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const own = begun.get(request)
    if (!own) return done()
    own.span.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) own.span.setStatus({ code: SpanStatusCode.ERROR })
    own.span.end()
    context.with(own.context, done)
  })
}
