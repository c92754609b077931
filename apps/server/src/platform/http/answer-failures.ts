import { Failure, type FailureCode } from '@mowatt/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../db/is-database-away.ts'
import type { Log } from '../log/log.ts'
import type { SecurityFacts, SecurityLog } from '../log/security-log.ts'
import { WorkStopped } from '../workers/work-stopped.ts'
import { networkOf } from './network-of.ts'
import { plainPage } from './plain-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    whenTooLarge?: FailureCode
  }
}

/** The framework's own refusals, in the words of the catalogue. */
const FRAMEWORK_CODES: Record<string, FailureCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** The only place where a failure becomes an HTTP response. Anything else thrown is a bug: logged, and not shown. */
export function answerFailures(app: FastifyInstance, { log, security }: { log: Log; security: SecurityLog }): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = hasLeft(request, error)
      ? new Failure('invalid_request', { cause: error })
      : toFailure(error, request)
    const fields = { request_id: request.id, method: request.method, route: routeOf(request), error }
    if (failure.status === 401 || failure.status === 403) security.note('refused', refusalOf(failure, request))
    if (failure.code === 'unexpected') log.error(fields, 'unexpected error')
    if (isDatabaseAway(failure.cause)) log.warn(fields, 'the database is away')
    return sendFailure(failure, request, reply)
  })
  app.setNotFoundHandler((request, reply) => sendFailure(new Failure('not_found'), request, reply))
}

/** What a refusal logs about itself; code that knows the refused user passes it as the failure's cause. */
function refusalOf({ code, cause }: Failure, request: FastifyRequest): SecurityFacts {
  const { subject } = (cause ?? {}) as { subject?: unknown }
  return {
    reason: code,
    user: typeof subject === 'string' ? subject : undefined,
    network: networkOf(request.ip),
    request_id: request.id,
    method: request.method,
    route: routeOf(request),
  }
}

export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unmatched'
}

/** The error codes of a stream whose reader is gone. */
const CUT_OFF = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ECONNRESET', 'EPIPE'])

/** A client that disconnected during the request or the answer is not our bug, and no one reads the answer. */
function hasLeft({ raw }: FastifyRequest, { code }: FastifyError): boolean {
  return raw.destroyed && (!raw.complete || (raw.socket.destroyed && CUT_OFF.has(code)))
}

function toFailure(error: FastifyError | Failure, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error
  if (error instanceof WorkStopped) {
    return new Failure(error.reason === 'busy' ? 'too_many_requests' : 'took_too_long', { cause: error })
  }
  const known = FRAMEWORK_CODES[error.code]
  const { whenTooLarge } = request.routeOptions.config
  if (known === 'body_too_large' && whenTooLarge) {
    // It was not parsed, so its name is unknown.
    return new Failure(whenTooLarge, { values: { file_name: 'your file' }, cause: error })
  }
  if (known) return new Failure(known, { cause: error })
  if (error instanceof SyntaxError && error.statusCode === 400) return new Failure('malformed_json', { cause: error })
  // What a plugin refuses keeps its status: a range that is not there, a failed precondition.
  const { statusCode = 500 } = error
  if (statusCode >= 400 && statusCode < 500) {
    const keepsStatus = statusCode === 412 || statusCode === 416
    return new Failure('invalid_request', { cause: error, ...(keepsStatus ? { status: statusCode } : {}) })
  }
  if (isDatabaseAway(error)) return new Failure('unavailable', { retryAfterSeconds: 1, cause: error })
  return new Failure('unexpected', { cause: error })
}

function sendFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  reply.code(failure.status).header('cache-control', 'no-store')
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds)
  // Browsers get a page; programs get JSON.
  if (!request.url.startsWith('/api/') && request.headers.accept?.includes('text/html')) {
    return reply.type('text/html; charset=utf-8').send(plainPage(failure.message))
  }
  return reply.type('application/json; charset=utf-8').send(
    JSON.stringify({
      code: failure.code,
      message: failure.message,
      ...(failure.fields ? { fields: failure.fields } : {}),
      request_id: request.id,
    }),
  )
}
