import { context, SpanKind, trace } from '@opentelemetry/api'
import type pg from 'pg'
import { beginSpan, failSpan } from './trace-span.ts'

type Query = (...args: unknown[]) => unknown
type Answered = (error: unknown, ...more: unknown[]) => unknown

const MOST_CHARACTERS = 4000

/**
 * Each statement of a traced piece of work is a span with its text and without its values. Scheduled background
 * statements belong to none, and are not reported.
 */
export function traceStatements(pool: pg.Pool): void {
  const traced = new WeakSet<object>()
  const connect = pool.connect.bind(pool) as (answered?: Answered) => Promise<pg.PoolClient>
  const withTrace = (client: pg.PoolClient | undefined) => {
    if (client && !traced.has(client)) {
      traced.add(client)
      traceClient(client)
    }
    return client
  }
  pool.connect = ((answered?: Answered) => {
    if (!answered) return connect().then(withTrace)
    // Returning a connection calls the next caller in the queue, in a context that is not theirs.
    const bound = context.bind(context.active(), answered)
    return connect((error, client, release) => {
      withTrace(client as pg.PoolClient | undefined)
      bound(error, client, release)
    })
  }) as typeof pool.connect
}

function traceClient(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0])
    if (text === undefined || trace.getActiveSpan() === undefined) return query(...args)
    const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': word,
      'db.query.text': withoutValues(text),
    }
    const { span } = beginSpan(word, { kind: SpanKind.CLIENT, attributes })
    const end = (error?: unknown) => {
      if (error) failSpan(span, error)
      span.end()
    }
    const last = args.at(-1)
    if (typeof last === 'function') {
      const answered: Answered = (error, ...more) => {
        end(error)
        return (last as Answered)(error, ...more)
      }
      return query(...args.slice(0, -1), answered)
    }
    const answer = query(...args) as Promise<unknown>
    answer.then(() => end(), end)
    return answer
  }) as typeof client.query
}

/** Undefined for other kinds of query, such as a cursor. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  const { text, submit } = (query ?? {}) as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : undefined
}

/** Our statements have their values as parameters; a library may write one into the text. */
function withoutValues(text: string): string {
  return text.slice(0, MOST_CHARACTERS).replaceAll(/'(?:[^']|'')*(?:'|$)/g, `'?'`)
}
