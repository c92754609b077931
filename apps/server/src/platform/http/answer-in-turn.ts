import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Failure } from '@mowatt/contract'
import { createFewInRound } from '../limits/few-in-round.ts'
import { securityHeaders } from './security-headers.ts'

/** Browsers and proxies send a request once the last one is answered. */
const MOST_WAITING = 20
const RETRY_SECONDS = 5
/** The caller of these restarts the process where no answer comes. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/livez', '/readyz', '/startupz'])
const MOST_PROBES = 4

type Options = {
  isProduction: boolean
  /** The caller's network; undefined for this machine itself. */
  networkOf: (request: IncomingMessage) => string | undefined
}

type Line = { waiting: (() => void)[]; isBusy: boolean; isOver: boolean }

/**
 * Works on one request of a connection at a time, with turns for other connections in between: hundreds of requests in
 * one packet, or at the same moment on their own connections, would otherwise all be started before any other. One too
 * many on a connection closes it.
 */
export function answerInTurn(server: Server, options: Options): void {
  const handlers = server.listeners('request')
  const lines = new WeakMap<Socket, Line>()
  const fewInRound = createFewInRound()
  const fewProbesInRound = createFewInRound(MOST_PROBES)

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true
    const wait = PROBES.has(request.url) ? fewProbesInRound : fewInRound
    wait(options.networkOf(request) ?? '', () => {
      if (!request.socket.destroyed) handle(line, request, response)
    })
  }
  function handle(line: Line, request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () =>
      setImmediate(() => {
        line.isBusy = false
        if (!request.socket.destroyed) line.waiting.shift()?.()
      }),
    )
    for (const handler of handlers) handler.call(server, request, response)
  }

  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const line = lines.get(request.socket) ?? { waiting: [], isBusy: false, isOver: false }
    lines.set(request.socket, line)
    if (line.isOver) return
    if (!line.isBusy) return begin(line, request, response)
    if (line.waiting.length < MOST_WAITING) return void line.waiting.push(() => begin(line, request, response))
    line.isOver = true
    refuse(response, options)
    request.socket.pause()
  })
}

/** Sent once all earlier ones are answered; the connection ends with it. */
function refuse(response: ServerResponse, options: Pick<Options, 'isProduction'>): void {
  const { status, code, message } = new Failure('too_many_requests')
  response.writeHead(status, {
    ...securityHeaders(options),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    'retry-after': String(RETRY_SECONDS),
  })
  response.end(JSON.stringify({ code, message, request_id: randomUUID() }))
}
