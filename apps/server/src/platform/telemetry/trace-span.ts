import { randomUUID } from 'node:crypto'
import {
  type Attributes,
  context,
  type Context,
  isSpanContextValid,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import './trace-context.ts'

/** No personal data in attributes: ids, our own words, routes as patterns, statements without their values. */
type Options = { kind?: SpanKind; attributes?: Attributes; parent?: Context }

export type Begun = { span: Span; context: Context }

/** Begins a span. Without an exporter it costs nothing but its ids, which are logged. */
export function beginSpan(name: string, options: Options = {}): Begun {
  const { kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() } = options
  const started = trace.getTracer('mowatt').startSpan(name, { kind, attributes }, parent)
  const span = isSpanContextValid(started.spanContext()) ? started : trace.wrapSpanContext(madeUp())
  return { span, context: trace.setSpan(parent, span) }
}

/** Runs something as its own span, with everything that it calls. */
export async function traceSpan<Done>(
  name: string,
  options: Options,
  act: (span: Span) => Promise<Done>,
): Promise<Done> {
  const begun = beginSpan(name, options)
  try {
    return await context.with(begun.context, act, undefined, begun.span)
  } catch (error) {
    failSpan(begun.span, error)
    throw error
  } finally {
    begun.span.end()
  }
}

/** The kind of an error; its message is left out, because it may quote user input. */
export function failSpan(span: Span, error: unknown): void {
  const { code = '', name = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const kind = [code, name].find((each) => /^\w{1,60}$/.test(each)) ?? typeof error
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', kind)
}

/** Generated like the ids of requests: from a pool of random bytes, much cheaper than a call to the system. */
function madeUp() {
  return {
    traceId: randomUUID().replaceAll('-', ''),
    spanId: randomUUID().replaceAll('-', '').slice(0, 16),
    traceFlags: TraceFlags.NONE,
  }
}
