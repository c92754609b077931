import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Failure, type SocketReply } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerByHand } from '../http/answer-by-hand.ts'
import { isOwnOrigin } from '../http/guard-writes.ts'
import type { Log } from '../log/log.ts'
import type { Turns } from '../limits/turns.ts'
import { takeLargeInTurns } from './large-messages.ts'
import type { SocketDoor, Visitor } from './socket-door.ts'
import { failureFrame, parseFrame, readFrame, subjectOf } from './socket-frames.ts'

type Options = {
  doors: readonly SocketDoor[]
  origins: ReadonlySet<string>
  isProduction: boolean
  log: Log
  /** For large messages, shared with large bodies. */
  turns: Turns
  heartbeatMs?: number | undefined
}

const GOING_AWAY = 1001
const TRY_AGAIN_LATER = 1013
/** A reader this far behind is not reading. */
const MOST_UNSENT_BYTES = 1024 * 1024
const MOST_SOCKETS = 10_000

/** Serves every websocket door on the server's own port, and closes them all with 1001 when the server closes. */
export function attachSockets(app: FastifyInstance, options: Options): void {
  const { doors, log, turns, heartbeatMs = 30_000 } = options
  const servers = new Map(doors.map((door) => [door.path as string, { door, server: socketServer(door, options) }]))
  const open = new Set<WebSocket>()
  let isClosing = false
  const checkRoom = () => {
    if (isClosing || open.size >= MOST_SOCKETS) throw new Failure('unavailable', { retryAfterSeconds: 5 })
  }

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const found = servers.get((request.url ?? '').split('?', 1)[0] ?? '')
    // In development another listener (reload on change) has its own sockets on this port.
    const isForAnother = request.headers['sec-websocket-protocol']?.startsWith('vite-')
    if (!found && isForAnother && app.server.listenerCount('upgrade') > 1) return
    stream.on('error', () => stream.destroy())
    admit(request, found?.door, options, checkRoom).then(
      (visitor) =>
        found?.server.handleUpgrade(request, stream, head, (socket) => {
          open.add(socket)
          socket.once('close', () => open.delete(socket))
          converse(socket, found.door, visitor, log, takeLargeInTurns(socket, stream, turns))
        }),
      (error: unknown) => refuse(stream, error, options),
    )
  })

  const heartbeat = setInterval(() => {
    for (const socket of open) beat(socket)
  }, heartbeatMs)
  heartbeat.unref()

  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(heartbeat)
    await Promise.all([...open].map((socket) => closeGently(socket, GOING_AWAY)))
  })
}

function socketServer({ maxPayloadBytes }: SocketDoor, options: Options): WebSocketServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxPayloadBytes,
    perMessageDeflate: false,
    // The token travels as a second protocol name; it is never sent back.
    handleProtocols: () => 'bearer',
  })
  // A handshake that is not what the protocol wants; without this the library would answer in its own words.
  server.on('wsClientError', (cause: Error, stream: Duplex) => {
    refuse(stream, new Failure('invalid_request', { cause }), options)
  })
  return server
}

async function admit(
  request: IncomingMessage,
  door: SocketDoor | undefined,
  { origins }: Options,
  checkRoom: () => void,
): Promise<Visitor> {
  if (!door) throw new Failure('not_found')
  const { origin } = request.headers
  if (origin === undefined || !isOwnOrigin(request, origin, origins)) throw new Failure('foreign_origin')
  checkRoom()
  const [scheme, token, ...more] = (request.headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((part) => part.trim())
  if (scheme !== 'bearer' || !token || more.length > 0) throw new Failure('not_authenticated')
  const visitor = await door.admit(token, request)
  // Meanwhile others may have come in, or the server may have begun to close.
  checkRoom()
  return visitor
}

/** There is no socket yet, so the refusal is an HTTP answer. */
function refuse(stream: Duplex, error: unknown, { isProduction, log }: Options): void {
  const failure = error instanceof Failure ? error : new Failure('unexpected')
  if (failure !== error) log.error({ error }, 'socket refused by a bug')
  const { code, message, retryAfterSeconds } = failure
  answerByHand(stream, { status: `${failure.status} Refused`, code, message, retryAfterSeconds }, { isProduction })
}

type LargeMessages = ReturnType<typeof takeLargeInTurns>

function converse(socket: WebSocket, door: SocketDoor, visitor: Visitor, log: Log, large: LargeMessages): void {
  alive.add(socket)
  socket.on('pong', () => alive.add(socket))
  socket.on('error', () => socket.terminate())
  socket.on('message', (data: Buffer, isBinary) => {
    const dealtWith = large.arrived()
    void answer(socket, door, visitor, { data, isBinary }, log).finally(dealtWith)
  })
}

type Frame = { data: Buffer; isBinary: boolean }

async function answer(socket: WebSocket, door: SocketDoor, visitor: Visitor, frame: Frame, log: Log): Promise<void> {
  let raw: unknown
  try {
    raw = readFrame(frame.data, frame.isBinary)
    for await (const reply of door.serve(visitor, parseFrame(raw))) {
      if (!say(socket, reply)) return
    }
  } catch (error) {
    if (!(error instanceof Failure)) log.error({ error }, 'unexpected error on a socket')
    say(socket, failureFrame(error, subjectOf(raw)))
  }
}

/** False once the other side is gone or does not read what it is sent. */
function say(socket: WebSocket, reply: SocketReply): boolean {
  if (socket.readyState !== socket.OPEN) return false
  if (socket.bufferedAmount > MOST_UNSENT_BYTES) {
    void closeGently(socket, TRY_AGAIN_LATER)
    return false
  }
  socket.send(JSON.stringify(reply))
  return true
}

const alive = new WeakSet<WebSocket>()

/** Ends a connection whose other side did not answer since the last beat. */
function beat(socket: WebSocket): void {
  if (!alive.delete(socket)) return socket.terminate()
  socket.ping()
}

const CLOSE_PATIENCE_MS = 2000

/** Says goodbye, and hangs up on whoever does not answer. */
function closeGently(socket: WebSocket, code: number): Promise<void> {
  return new Promise((done) => {
    const impatience = setTimeout(() => socket.terminate(), CLOSE_PATIENCE_MS)
    socket.once('close', () => {
      clearTimeout(impatience)
      done()
    })
    socket.close(code)
  })
}
