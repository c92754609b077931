import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Arrival, LARGE_BYTES, type UploadQueue } from '../uploads/upload-queue.ts'
import { ownRound } from '../limits/own-round.ts'
import type { PaceWatch } from '../limits/pace-watch.ts'
import { answerByHand } from './answer-by-hand.ts'
import { networkOf } from './network-of.ts'
import { keepRelease } from './take-json.ts'

type Options = {
  intake: UploadQueue
  pace: PaceWatch
  isProduction: boolean
  /** For a large body from an unknown caller; for all others the server's own limit applies. */
  strangerMs?: number | undefined
}

const STRANGER_MS = 60_000

/**
 * Supervises the body of a request: it must keep arriving, a caller is checked before a large body is read, and large
 * bodies wait for room at their senders and not in our memory.
 */
export function takeBodies(app: FastifyInstance, options: Options): void {
  const { intake, pace, isProduction, strangerMs = STRANGER_MS } = options
  app.addHook('preParsing', async (request, reply, payload) => {
    const { raw } = request
    // A page's request to this process itself belongs to a request that was already checked.
    if (!(raw instanceof IncomingMessage)) return payload
    const bytes = announcedBytes(request)
    if (bytes === 0 || raw.complete) return payload
    const { admit, jsonLimitBytes } = request.routeOptions.config
    const isLarge = bytes > LARGE_BYTES
    let isWaiting = false
    const cut = () => hangUp(request, reply, isProduction)
    const received = () => raw.socket.bytesRead
    const watch = (deadlineMs?: number) =>
      pace.watch({ received, isHeldBack: () => isWaiting, deadlineMs, tooSlow: cut })
    let unwatch = watch(isLarge && !admit ? strangerMs : undefined)
    raw.once('close', () => unwatch()).once('end', () => unwatch())
    if (!isLarge) return payload

    try {
      await admit?.(request)
    } catch (refusal) {
      // An unknown caller, and still sending.
      unwatch()
      unwatch = watch(strangerMs)
      throw refusal
    }
    // A body without a length is found too large once it is read.
    if (isJson(request) && bytes !== Infinity && bytes > (jsonLimitBytes ?? Infinity))
      throw new Failure('body_too_large')
    const arrival = intake.open({ groups: groupsOf(request, admit !== undefined), cut })
    keepRelease(request, arrival.release)
    reply.raw.once('close', arrival.release).once('finish', arrival.release)
    // A client that disconnected while it was being checked emits no event any more.
    if (raw.destroyed) arrival.release()
    const body = Readable.from(
      counted(payload as Readable, arrival, (waits) => (isWaiting = waits)),
      { objectMode: false },
    )
    // The parser stops listening once it refuses a body, and an unhandled error event ends the process.
    return body.on('error', () => {})
  })
  app.addHook('onClose', async () => {
    intake.stop()
    pace.stop()
  })
}

function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity
  return Number(headers['content-length'] ?? 0)
}

function isJson({ headers }: FastifyRequest): boolean {
  return /^application\/json\b/i.test(headers['content-type'] ?? '')
}

function groupsOf(request: FastifyRequest, isKnown: boolean): string[] {
  const network = networkOf(request.ip)
  return [...(network === undefined ? [] : [`network ${network}`]), ...(isKnown ? [] : ['strangers'])]
}

/** The same bytes; those beyond a small body's are counted, and wait where there is no room for them. */
async function* counted(
  body: Readable,
  arrival: Arrival,
  tellWaiting: (waits: boolean) => void,
): AsyncGenerator<Buffer, void> {
  let received = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    received += chunk.length
    const beyond = Math.min(chunk.length, received - LARGE_BYTES)
    const room = beyond > 0 ? arrival.add(beyond) : undefined
    if (room) {
      tellWaiting(true)
      await room
      tellWaiting(false)
    }
    yield chunk
  }
  arrival.complete()
  // Joining and hashing its first part block the event loop: bodies that end together are handled one after the other.
  if (received > LARGE_BYTES) await ownRound()
}

/** Sends the reason, unless a response has already begun, and ends the connection. */
function hangUp({ raw }: FastifyRequest, reply: FastifyReply, isProduction: boolean): void {
  if (reply.raw.headersSent || raw.socket.destroyed) return void raw.socket.destroy()
  const message = 'The request took too long to arrive.'
  answerByHand(raw.socket, { status: '408 Request Timeout', code: 'timeout', message }, { isProduction })
}
