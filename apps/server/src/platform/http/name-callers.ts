import type { FastifyInstance } from 'fastify'
import { asCaller } from '../limits/caller.ts'
import { networkOf } from './network-of.ts'

/**
 * Gives code that queues the caller's network. After the body has been read, because reading it loses the async
 * context.
 */
export function nameCallers(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => asCaller(networkOf(request.ip), done))
}
