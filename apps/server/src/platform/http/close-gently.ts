import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const GRACE_MS = 10_000

/**
 * Prepares a server for its end: requests in hand are finished and told that the connection ends with them; then every
 * connection that is left is closed, because a silent one would hold us for ever.
 */
export function closeGently(app: FastifyInstance, graceMs = GRACE_MS): () => Promise<void> {
  let inHand = 0
  let isClosing = false
  app.addHook('onRequest', (_request, reply, done) => {
    inHand++
    reply.raw.once('close', () => inHand--)
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  return async () => {
    isClosing = true
    const closed = app.close()
    const deadline = performance.now() + graceMs
    while (inHand > 0 && performance.now() < deadline) await wait(20)
    app.server.closeAllConnections()
    await closed
  }
}
