import * as z from 'zod/mini'
import type { Endpoint, InputOf, ReplyOf } from './endpoint.ts'
import { Failure, isFailureCode } from './failures.ts'

export type Outgoing = {
  method: string
  /** Path and query, without a host. */
  url: string
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
}

export type Incoming = { status: number; statusText: string; body: string }

/** The transport of a request: `fetch` in the browser, in-process on the server. */
export type Send = (request: Outgoing) => Promise<Incoming>

export type CallOptions = {
  token?: string
  idempotencyKey?: string
  signal?: AbortSignal
  timeoutMs?: number
  headers?: Record<string, string>
}

export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<ReplyOf<E>>

/** The specification's timeout for API calls; after it the caller gets the catalogue's 408. */
const API_TIMEOUT_MS = 10_000

/** A typed client for every endpoint. Every error is thrown as a `Failure` from the catalogue. */
export function createClient(send: Send, { timeoutMs = API_TIMEOUT_MS } = {}): Call {
  return async function call(endpoint, input, options = {}) {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    let answer: Incoming
    try {
      answer = await send({ ...outgoing(endpoint, input as Loose, options), signal })
    } catch (cause) {
      if (options.signal?.aborted) throw cause
      throw timeout.aborted ? new Failure('timeout', { cause }) : new Failure('network', { cause })
    }
    const body = parseJson(answer.body)
    if (answer.status < 200 || answer.status >= 300) throw failureFrom(answer, body)
    const reply = z.safeParse(endpoint.reply, body)
    if (!reply.success) throw new Failure('unexpected', { cause: reply.error })
    return reply.data as ReplyOf<typeof endpoint>
  }
}

/** Sends with the browser's `fetch`; `baseUrl` is empty on our own pages. */
export function fetchSend(baseUrl = '', fetchFunction: typeof fetch = fetch): Send {
  return async ({ method, url, headers, body, signal }) => {
    const response = await fetchFunction(baseUrl + url, {
      method,
      headers,
      signal,
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, statusText: response.statusText, body: await response.text() }
  }
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function outgoing(endpoint: Endpoint, input: Loose, options: CallOptions): Omit<Outgoing, 'signal'> {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
  if (options.token) headers['authorization'] = `Bearer ${options.token}`
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const url = path + queryString(input.query)
  if (endpoint.body === undefined) return { method: endpoint.method, url, headers }
  headers['content-type'] = 'application/json'
  return { method: endpoint.method, url, headers, body: JSON.stringify(input.body) }
}

function queryString(query: Record<string, unknown> = {}): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) given.append(name, String(value as string | number | boolean))
  }
  return given.size > 0 ? `?${given.toString()}` : ''
}

const FailureBody = z.partial(z.object({ code: z.unknown(), message: z.unknown(), fields: z.unknown() }))
const FailureFields = z.record(z.string(), z.string())

/** Each part is parsed separately: another server's invalid `fields` must not lose its message. */
function failureFrom({ status, statusText }: Incoming, body: unknown): Failure {
  const { code, message, fields } = z.safeParse(FailureBody, body).data ?? {}
  const given = z.safeParse(FailureFields, fields).data
  return new Failure(isFailureCode(code) ? code : 'request_failed', {
    status,
    values: { status_text: statusText },
    ...(typeof message === 'string' && message !== '' ? { message } : {}),
    ...(given ? { fields: given } : {}),
  })
}

/** A body that is not JSON (a proxy's error page) is treated as missing. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
