import type { FastifyInstance } from 'fastify'
import { asCaller } from '../limits/caller.ts'
import { networkOf } from './network-of.ts'

/**
 * Makes the caller's network available to code that queues. After the body has been read: reading it loses the async
 * context.
 */
export function nameCallers(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => asCaller(networkOf(request.ip), done))
}
