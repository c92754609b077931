import { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import { REQUEST_GRACE_MS } from '../health/stop-grace.ts'

type GentleClose = {
  /** From now on every response closes its connection. */
  announce: () => void
  close: () => Promise<void>
}

/** Health checks are answered until the process ends. */
const HEALTH: readonly string[] = ['/livez', '/readyz', '/startupz']
/** By then another process listens, or this one again. */
const COME_BACK_SECONDS = 5

/**
 * Prepares a server for its end. First every response closes its connection, so that none is closed under a request
 * that is on its way. Then requests in flight are finished and new ones are refused; at last every remaining connection
 * is closed, because an idle one would keep us running for ever.
 */
export function closeGently(app: FastifyInstance, graceMs = REQUEST_GRACE_MS): GentleClose {
  let inHand = 0
  let isAnnounced = false
  let isClosing = false
  app.addHook('onRequest', (_request, reply, done) => {
    inHand++
    reply.raw.once('close', () => inHand--)
    if (isAnnounced) reply.header('connection', 'close')
    done()
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    // Requests that a page in progress makes to this process are part of that page.
    const isNew = isClosing && request.raw instanceof IncomingMessage && !HEALTH.includes(request.url)
    done(isNew ? new Failure('unavailable', { retryAfterSeconds: COME_BACK_SECONDS }) : null)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isAnnounced) reply.header('connection', 'close')
    done()
  })
  return {
    announce: () => {
      isAnnounced = true
    },
    async close() {
      isAnnounced = true
      isClosing = true
      const deadline = performance.now() + graceMs
      while (inHand > 0 && performance.now() < deadline) await wait(20)
      // Not before: a page in progress requests its parts from this process, and a closed one answers nothing.
      const closed = app.close()
      app.server.closeAllConnections()
      await closed
    },
  }
}
