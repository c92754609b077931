import type { FastifyInstance } from 'fastify'
import { asCaller } from '../limits/caller.ts'
import { networkOf } from './network-of.ts'

/** Lets whoever makes others wait know for which network they do. Once the body is here: reading it forgets who asked. */
export function nameCallers(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => asCaller(networkOf(request.ip), done))
}
