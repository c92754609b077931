import type { FastifyInstance } from 'fastify'
import { routeOf } from '../http/answer-failures.ts'
import type { Log } from './log.ts'

/** One line per answered request: the route's pattern, never the address itself, which may contain a secret. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request
    const fields = { request_id: id, method, route: routeOf(request), status: reply.statusCode }
    log.info({ ...fields, duration_ms: Math.round(reply.elapsedTime) }, 'request')
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
