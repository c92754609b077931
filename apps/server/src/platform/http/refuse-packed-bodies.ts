import { Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads packed bodies itself, by their bytes and up to a size, whatever the header says. */
    takesPackedBodies?: boolean
  }
}

/**
 * Nobody needs to send us packed requests, and unpacking them is work for an attacker's benefit. Reading them as they
 * are would take a body for what it does not claim to be, so whoever sends one is told which way is open (RFC 9110, 8.4).
 */
export function refusePackedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const packing = request.headers['content-encoding']?.trim().toLowerCase() ?? ''
    if (packing === '' || packing === 'identity' || request.routeOptions.config.takesPackedBodies) return done()
    reply.header('accept-encoding', 'identity')
    done(new Failure('packed_body'))
  })
}
