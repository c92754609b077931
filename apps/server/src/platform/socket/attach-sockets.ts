import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Failure, type SocketMessage, type SocketReply } from '@mowatt/contract'
import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { isDatabaseAway } from '../db/is-database-away.ts'
import { answerByHand } from '../http/answer-by-hand.ts'
import { type Attached, createAttached } from '../uploads/attached.ts'
import type { Log } from '../log/log.ts'
import type { SecurityLog } from '../log/security-log.ts'
import { LARGE_BYTES, type UploadQueue } from '../uploads/upload-queue.ts'
import { asCaller } from '../limits/caller.ts'
import { ownRound } from '../limits/own-round.ts'
import type { PaceWatch } from '../limits/pace-watch.ts'
import type { Pace } from '../limits/steady-pace.ts'
import { traceSpan } from '../telemetry/trace-span.ts'
import { admitVisitor } from './admit-visitor.ts'
import { closeWhenAnswered, noteAnswer } from './answers-in-hand.ts'
import { closeGently } from './close-gently.ts'
import { closeWhenEnded } from './close-when-ended.ts'
import { beat, listenForLife, MOST_UNSENT_BYTES } from './heartbeat.ts'
import { type Messages, takeMessages } from './large-messages.ts'
import { createMessageQuota } from './message-quota.ts'
import { pacedStream } from './paced-stream.ts'
import type { SocketEndpoint, Visitor } from './socket-endpoint.ts'
import { failureFrame, type FrameSubject, parseFrame, readFrame, subjectOf } from './socket-frames.ts'
import { createSocketQuota, type SocketLimits } from './socket-quota.ts'
import { SILENCE, type Silence, type SilenceWatch, watchSilence } from './watch-silence.ts'

type Options = {
  endpoints: readonly SocketEndpoint[]
  origins: ReadonlySet<string>
  isProduction: boolean
  log: Log
  security: SecurityLog
  /** For large messages, shared with large bodies. */
  intake: UploadQueue
  pace: PaceWatch
  networkOf: (request: IncomingMessage) => string | undefined
  patience?: SocketPatience | undefined
}

/** How often sockets must show that they are alive, how long they may be idle, and how many are allowed. */
export type SocketPatience = {
  heartbeatMs?: number
  admissionMs?: number
  silence?: Silence
  limits?: SocketLimits
  messages?: Pace
}

const GOING_AWAY = 1001
const TOO_LARGE = 1009
const TRY_AGAIN_LATER = 1013
/** The protocol's overhead per message: a few bytes a frame, and browsers send one for each 64 KB or so. */
const FRAMING_BYTES = 64 * 1024
/** Browsers send a frame for each 64 KB or so, and a proxy may cut them smaller. */
const MOST_FRAGMENTS = 4096
const MOST_CHUNKS = 32 * 1024
const MOST_SOCKETS = 10_000

/**
 * Serves every websocket endpoint on the server's own port. When the server closes, messages in flight are answered and
 * no new ones are taken; then every client is closed with 1001, to reconnect elsewhere.
 */
export function attachSockets(
  app: FastifyInstance,
  options: Options,
): { leave: () => Promise<void>; count: () => number } {
  const { endpoints, log, security, intake, pace, patience = {} } = options
  const { heartbeatMs = 30_000, admissionMs = 10_000, silence = SILENCE, limits, messages: pacePerSocket } = patience
  const servers = new Map(
    endpoints.map((endpoint) => [endpoint.path as string, { endpoint, server: socketServer(endpoint, options) }]),
  )
  const open = new Set<WebSocket>()
  const quota = createMessageQuota(pacePerSocket)
  let isClosing = false
  const checkCapacity = () => {
    if (isClosing || open.size >= MOST_SOCKETS) throw new Failure('unavailable', { retryAfterSeconds: 5 })
  }
  const admission = { ...options, quota: createSocketQuota(limits), checkCapacity, admissionMs }

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const found = servers.get((request.url ?? '').split('?', 1)[0] ?? '')
    // In development another listener (hot reload) has its own sockets on this port.
    const isForAnother = request.headers['sec-websocket-protocol']?.startsWith('vite-')
    if (!found && isForAnother && app.server.listenerCount('upgrade') > 1) return
    stream.on('error', () => stream.destroy())
    admitVisitor({ request, stream }, found?.endpoint, admission).then(
      ({ visitor, network }) => {
        let messages: Messages | undefined
        const paced = pacedStream(stream, (bytes) => messages?.isLargeWith(bytes) ?? false)
        found?.server.handleUpgrade(request, paced, head, (socket) => {
          open.add(socket)
          socket.once('close', () => open.delete(socket))
          const { maxPayloadBytes, whenTooLarge } = found.endpoint
          let isTooMuch = false
          const hangUp = (code: number, reply?: SocketReply) => {
            if (isTooMuch) return
            isTooMuch = true
            if (reply) say(socket, reply)
            void closeGently(socket, code)
            // Anything that follows is not even read.
            socket.pause()
          }
          /** One read may contain megabytes of messages: others get a turn before the next ones are read. */
          const rest = () => {
            if (socket.isPaused) return
            socket.pause()
            void ownRound().then(() => {
              if (!isTooMuch) socket.resume()
            })
          }
          const tooMuch = () => hangUp(TOO_LARGE, whenTooLarge)
          const tooMany = () => {
            const error = new Failure('too_many_requests')
            if (!isTooMuch) noteRefusal(error, security, network)
            hangUp(TRY_AGAIN_LATER, failureFrame(error, {}))
          }
          const groups = network === undefined ? [] : [`network ${network}`]
          const rules = { intake, pace, groups, most: maxPayloadBytes + FRAMING_BYTES, tooMuch }
          messages = takeMessages(socket, paced, rules)
          listenForLife(socket, paced, messages.controlled)
          const silent = watchSilence(socket, silence, messages.isArriving)
          converse(socket, found.endpoint, visitor, {
            log,
            security,
            messages,
            silent,
            tooMuch,
            tooMany,
            rest,
            network,
            mayAsk: quota.forSocket(visitor.subject, network),
            isClosing: () => isClosing,
          })
          const watch = found.endpoint.watch?.(visitor)
          if (watch) closeWhenEnded(socket, watch)
        })
      },
      (error: unknown) => {
        noteRefusal(error, options.security, options.networkOf(request))
        refuse(stream, error, options)
      },
    )
  })

  const heartbeat = setInterval(() => {
    for (const socket of open) beat(socket)
  }, heartbeatMs)
  heartbeat.unref()

  let leaving: Promise<unknown> | undefined
  const leave = async () => {
    isClosing = true
    clearInterval(heartbeat)
    await (leaving ??= Promise.all([...open].map((socket) => closeWhenAnswered(socket, GOING_AWAY))))
  }
  app.addHook('preClose', leave)
  return { leave, count: () => open.size }
}

function socketServer({ maxPayloadBytes }: SocketEndpoint, options: Options): WebSocketServer {
  const server = new WebSocketServer({
    noServer: true,
    // The library disconnects without a reply, so its limit only catches what ours did not.
    maxPayload: 4 * maxPayloadBytes,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    perMessageDeflate: false,
    // We answer pings ourselves, so that a flood of them is noticed.
    autoPong: false,
    // The token travels as a second protocol name; it is never sent back.
    handleProtocols: () => 'bearer',
  })
  // An invalid handshake; without this the library would answer in its own words.
  server.on('wsClientError', (cause: Error, stream: Duplex) => {
    refuse(stream, new Failure('invalid_request', { cause }), options)
  })
  return server
}

/** There is no socket yet, so the refusal is an HTTP response. */
function refuse(stream: Duplex, error: unknown, { isProduction, log }: Options): void {
  const failure = failureOf(error)
  if (failure.code === 'unexpected') log.error({ error }, 'socket refused by a bug')
  const { code, message, retryAfterSeconds } = failure
  answerByHand(stream, { status: `${failure.status} Refused`, code, message, retryAfterSeconds }, { isProduction })
}

/** While the database is away no client can be identified: they may retry. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  return isDatabaseAway(error)
    ? new Failure('unavailable', { retryAfterSeconds: 1, cause: error })
    : new Failure('unexpected', { cause: error })
}

function noteRefusal(error: unknown, security: SecurityLog, network?: string): void {
  const { status, code } = error instanceof Failure ? error : new Failure('unexpected')
  if (status === 429) security.note('rate_limited', { reason: code, route: 'websocket', network })
  if (status === 401 || status === 403) security.note('refused', { reason: code, route: 'websocket', network })
}

type Notes = { log: Log; security: SecurityLog }
type Rules = Notes & {
  messages: Messages
  silent: SilenceWatch
  tooMuch: () => void
  tooMany: () => void
  rest: () => void
  network: string | undefined
  mayAsk: () => boolean
  isClosing: () => boolean
}

function converse(socket: WebSocket, endpoint: SocketEndpoint, visitor: Visitor, rules: Rules): void {
  const { messages, silent, tooMuch, tooMany, rest, mayAsk, isClosing } = rules
  socket.on('error', () => socket.terminate())
  socket.on('message', (data: Buffer, isBinary) => {
    const letGo = messages.arrived()
    // Messages after our close frame are ignored.
    if (socket.readyState !== socket.OPEN) return letGo()
    if (data.length > endpoint.maxPayloadBytes) {
      letGo()
      return tooMuch()
    }
    // A client without an answer when the connection ends sends the message again elsewhere.
    if (isClosing()) return letGo()
    if (!mayAsk()) {
      letGo()
      return tooMany()
    }
    rest()
    const answered = silent.asked()
    const traced = { kind: SpanKind.SERVER, parent: ROOT_CONTEXT }
    const openAndAnswer = () => {
      const opened = openFrame(data, isBinary, letGo)
      return traceSpan(`websocket ${opened.about.event_type ?? 'message'}`, traced, () =>
        asCaller(rules.network, () => answer(socket, endpoint, visitor, opened, rules)),
      )
    }
    // Parsing a large one takes a while, and several may arrive at the same time.
    const answering = data.length > LARGE_BYTES ? ownRound().then(openAndAnswer) : openAndAnswer()
    noteAnswer(
      socket,
      answering.finally(() => {
        letGo()
        answered()
      }),
    )
  })
}

type Opened = { about: FrameSubject } & ({ message: SocketMessage; attached: Attached } | { error: unknown })

/** The frame itself is not kept: answering may take long, and the frame may be large. */
function openFrame(data: Buffer, isBinary: boolean, letGo: () => void): Opened {
  let about: FrameSubject = {}
  try {
    const { raw, extracted } = readFrame(data, isBinary)
    about = subjectOf(raw)
    return { about, message: parseFrame(raw), attached: createAttached(extracted, letGo) }
  } catch (error) {
    return { about, error }
  }
}

async function answer(
  socket: WebSocket,
  endpoint: SocketEndpoint,
  visitor: Visitor,
  opened: Opened,
  { log, security }: Notes,
): Promise<void> {
  try {
    if ('error' in opened) throw opened.error
    for await (const reply of endpoint.serve(visitor, opened.message, opened.attached)) {
      if (!say(socket, reply)) return
    }
  } catch (cause) {
    const error = failureOf(cause)
    if (error.code === 'unexpected') log.error({ error: cause }, 'unexpected error on a socket')
    noteRefusal(error, security)
    say(socket, failureFrame(error, opened.about))
  }
}

/** False once the client is gone or does not read what it is sent. */
function say(socket: WebSocket, reply: SocketReply): boolean {
  if (socket.readyState !== socket.OPEN) return false
  if (socket.bufferedAmount > MOST_UNSENT_BYTES) {
    void closeGently(socket, TRY_AGAIN_LATER)
    return false
  }
  socket.send(JSON.stringify(reply))
  return true
}
