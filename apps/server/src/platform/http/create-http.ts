import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import { Failure } from '@mowatt/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { answerByHand } from './answer-by-hand.ts'
import { answerInTurn } from './answer-in-turn.ts'
import { createCallerNetwork } from './caller-network.ts'
import { hasOneHost } from './has-one-host.ts'
import { REQUEST_GRACE_MS } from '../health/stop-grace.ts'
import { securityHeaders } from './security-headers.ts'
import { takeJson } from './take-json.ts'
import { tidyForwardedFor } from './tidy-forwarded-for.ts'

/** Enough for any JSON without files; an endpoint that takes files sets its own limit. */
const BODY_LIMIT_BYTES = 256 * 1024

const HEADER_LIMIT_BYTES = 80 * 1024

/** No path of ours has a longer parameter. */
export const LONGEST_PARAMETER = 500

export type Patience = {
  headersMs: number
  /** How long a request may take to arrive: a phone on a slow connection sends ten megabytes in two minutes. */
  requestMs: number
  checkEveryMs: number
  /** Between two requests. */
  idleMs: number
  /** How long a connection may be idle in both directions while it is served; our longest work takes a minute. */
  stillMs: number
}
const PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 120_000,
  checkEveryMs: 2000,
  idleMs: 65_000,
  stillMs: 180_000,
}

/** The bare HTTP server with our limits: no routes yet, and it does not listen. */
export async function createHttp(
  config: Pick<Config, 'isProduction' | 'http'>,
  given: Partial<Patience> = {},
): Promise<FastifyInstance> {
  const patience = { ...PATIENCE, ...given }
  const app: FastifyInstance = Fastify({
    logger: false,
    trustProxy: config.http.trustProxy === '' ? false : config.http.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: patience.requestMs,
    keepAliveTimeout: patience.idleMs,
    connectionTimeout: patience.stillMs,
    // Pages that still load finish; idle keep-alive connections do not hold up a shutdown.
    forceCloseConnections: 'idle',
    // Its own ten seconds would apply to closing too, and end it while messages in flight are still being answered.
    pluginTimeout: 2 * REQUEST_GRACE_MS,
    // We refuse these ourselves, in the words of the catalogue and with a Retry-After.
    return503OnClosing: false,
    http: {
      // A token of 64 KB is refused as a token, in the words of the called endpoint.
      maxHeaderSize: HEADER_LIMIT_BYTES,
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.checkEveryMs,
      // Checked below instead, so that the refusal is our own response.
      requireHostHeader: false,
      // Any other upgrade is ignored: the request is answered as it is.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    rewriteUrl: ({ url = '/' }) => withWholeEscapes(url),
    requestIdHeader: false,
    genReqId: (request) => givenRequestId(request.headers['x-request-id']) ?? randomUUID(),
    clientErrorHandler(error, socket) {
      answerBrokenRequest(error, socket, config)
    },
    frameworkErrors(error, request, reply) {
      // Its router refused the address before any hook ran.
      reply.headers(securityHeaders(config))
      return app.errorHandler(error, request, reply)
    },
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: true },
  })
  const networkOf = createCallerNetwork(config.http.trustProxy)
  answerInTurn(app.server, { isProduction: config.isProduction, networkOf })
  // Read now, because Node caches it: a client that disconnects at once is still counted by its address.
  app.server.on('connection', (socket) => void socket.remoteAddress)
  // An unknown `Expect` header is no reason to refuse, least of all without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', (request, reply, done) => {
    tidyForwardedFor(request.raw)
    if (hasOneHost(request.raw)) return done()
    reply.headers(securityHeaders(config)).header('connection', 'close')
    done(new Failure('invalid_request', { message: 'The request is not valid HTTP.' }))
  })
  app.removeContentTypeParser('text/plain')
  takeJson(app)
  await app.register(compress, {
    globalCompression: true,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
  })
  return app
}

/**
 * A half escape is taken literally, as in a query: the address then gets a 404 from its endpoint, a page for a visitor
 * and JSON for a program, instead of being refused before routing.
 */
function withWholeEscapes(url: string): string {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Our own pages pass on the id of the request that they serve; anything that does not look like one is ignored. */
function givenRequestId(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[0-9a-f-]{36}$/.test(given) ? given : undefined
}

/**
 * For bytes that are not HTTP, or that come too slowly: there is no request yet, so the response is written directly.
 */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, config: { isProduction: boolean }): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, code, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? (['408 Request Timeout', 'timeout', 'The request took too long to arrive.'] as const)
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? (['431 Request Header Fields Too Large', 'invalid_request', 'The request header is too large.'] as const)
        : (['400 Bad Request', 'invalid_request', 'The request is not valid HTTP.'] as const)
  answerByHand(socket, { status, code, message }, config)
}
