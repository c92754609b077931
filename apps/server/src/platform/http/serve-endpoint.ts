import { type Endpoint, Failure, type FailureCode, type ParsedOf, type ReplyInputOf } from '@mowatt/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Keep, Once } from './idempotency.ts'
import { sendEvents, type ServerEvent, wantsWhole } from './event-stream.ts'
import type { ReadForm } from './take-forms.ts'

type Handler<E> = (
  input: ParsedOf<E>,
  request: FastifyRequest,
  reply: FastifyReply,
  keep: Keep<ReplyInputOf<E>>,
) => Promise<ReplyInputOf<E>>

type Options = {
  /** Largest body in bytes, where the server's own limit doesn't fit. */
  bodyLimitBytes?: number
  /** Largest body in bytes that is JSON, where a form with a file may be larger. */
  jsonLimitBytes?: number
  /** Largest JSON besides the file that it carries. */
  plainJsonLimitBytes?: number
  /**
   * Refuses a caller before a large body of theirs is read. The handler checks again: small ones are not checked here.
   */
  admit?: (request: FastifyRequest) => Promise<unknown>
  /** The refusal of a larger body, where its size comes from a file. */
  whenTooLarge?: FailureCode
  /** For a write: the same `Idempotency-Key` has one effect and one answer. */
  once?: Once
  /** Takes a form with files too; `takeForms` must have been called. */
  readForm?: ReadForm
}

/** Streams the answer, unless the caller asks for the whole. */
type Stream<E> = (input: ParsedOf<E>, request: FastifyRequest) => Promise<AsyncIterable<ServerEvent>>

/** Serves one endpoint: input is parsed by the contract, output is stripped to it. */
export function serveEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  {
    bodyLimitBytes,
    jsonLimitBytes,
    plainJsonLimitBytes,
    admit,
    whenTooLarge,
    once,
    readForm,
    stream,
  }: Options & { stream?: Stream<E> } = {},
): void {
  const { method, path, params, query, body, reply: replySchema } = endpoint as Endpoint
  const answerTo = once
    ? once(endpoint.name, handler)
    : (...asked: [ParsedOf<E>, FastifyRequest, FastifyReply]) => handler(...asked, async () => {})
  app.route({
    method,
    url: path,
    ...(bodyLimitBytes === undefined ? {} : { bodyLimit: bodyLimitBytes }),
    config: {
      ...(readForm ? { readForm } : {}),
      ...(whenTooLarge ? { whenTooLarge } : {}),
      ...(admit ? { admit } : {}),
      ...(jsonLimitBytes === undefined ? {} : { jsonLimitBytes }),
      ...(plainJsonLimitBytes === undefined ? {} : { plainJsonLimitBytes }),
    },
    handler: async (request, reply) => {
      const input = {
        ...(params ? { params: parse(params, request.params) } : {}),
        ...(query ? { query: parse(query, request.query) } : {}),
        ...(body ? { body: parse(body, request.body) } : {}),
      }
      if (stream && !wantsWhole(request)) return sendEvents(reply, await stream(input as ParsedOf<E>, request))
      const answer = await answerTo(input as ParsedOf<E>, request, reply)
      const parsed = z.safeParse(replySchema, answer)
      if (!parsed.success) throw new Error(`${endpoint.name} broke its own promise`, { cause: parsed.error })
      if (isKnownAlready(request, reply)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(parsed.data))
    },
  })
}

/** Whether the caller already has this very response: for handlers that set an `etag`. */
function isKnownAlready(request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag')
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return typeof etag === 'string' && (known.includes(etag) || known.includes('*'))
}

function parse(schema: z.core.$ZodType, value: unknown): unknown {
  // PostgreSQL can't store a text with this character, and no person types it.
  if (holdsNul(value)) throw new Failure('invalid_request')
  // A missing body is an empty one; a body of null is invalid.
  const parsed = z.safeParse(schema, value === undefined ? {} : value)
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]))
  throw new Failure('invalid_request', { fields, cause: parsed.error })
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsNul)
}
