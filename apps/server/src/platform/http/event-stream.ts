import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type ServerEvent = { event: string; data: unknown }

/** Often enough that no proxy takes an idle connection for a dead one. */
const PING_MS = 15_000

/** Whether the caller wants the whole answer at once; otherwise it is streamed. */
export function wantsWhole({ headers }: FastifyRequest): boolean {
  const accepted = headers.accept ?? ''
  return accepted.includes('application/json') && !accepted.includes('text/event-stream')
}

/** Streams events as they come. No proxy may buffer them; a client that disconnects only stops listening. */
export function sendEvents(reply: FastifyReply, events: AsyncIterable<ServerEvent>, pingMs = PING_MS): FastifyReply {
  const told = Readable.from(withPings(events, pingMs), { objectMode: false, highWaterMark: 64 * 1024 })
  return reply
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(told)
}

async function* withPings(events: AsyncIterable<ServerEvent>, pingMs: number): AsyncGenerator<string> {
  const source = events[Symbol.asyncIterator]()
  try {
    let next = source.next()
    for (;;) {
      const come = await orPing(next, pingMs)
      if (come === 'ping') {
        yield ': still here\n\n'
        continue
      }
      if (come.done === true) return
      yield `event: ${come.value.event}\ndata: ${JSON.stringify(come.value.data)}\n\n`
      next = source.next()
    }
  } finally {
    await source.return?.()
  }
}

async function orPing<Value>(awaited: Promise<Value>, pingMs: number): Promise<Value | 'ping'> {
  let timer: NodeJS.Timeout | undefined
  const ping = new Promise<'ping'>((resolve) => {
    timer = setTimeout(() => resolve('ping'), pingMs)
  })
  try {
    return await Promise.race([awaited, ping])
  } finally {
    clearTimeout(timer)
  }
}
