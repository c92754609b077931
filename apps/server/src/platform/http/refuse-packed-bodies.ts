import { Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads compressed bodies itself, by their bytes and up to a size, whatever the header says. */
    takesPackedBodies?: boolean
  }
}

/**
 * No client needs to send us compressed requests, and decompressing them helps attackers. Reading them as they are
 * would misinterpret the body, so the sender is told which encoding to use (RFC 9110, 8.4).
 */
export function refusePackedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const packing = request.headers['content-encoding']?.trim().toLowerCase() ?? ''
    if (packing === '' || packing === 'identity' || request.routeOptions.config.takesPackedBodies) return done()
    reply.header('accept-encoding', 'identity')
    done(new Failure('packed_body'))
  })
}
