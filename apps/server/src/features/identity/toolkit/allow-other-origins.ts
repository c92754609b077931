import type { FastifyInstance } from 'fastify'

/** Lets pages of any origin call these routes, without cookies: a caller must send its own credentials. */
export function allowOtherOrigins(scope: FastifyInstance, methods: readonly string[]): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'origin').header('cross-origin-resource-policy', 'cross-origin')
    if (origin !== undefined) reply.header('access-control-allow-origin', origin)
    if (request.method !== 'OPTIONS') return
    const wanted = request.headers['access-control-request-headers']
    reply.header('access-control-allow-methods', methods.join(', '))
    if (wanted !== undefined) reply.header('access-control-allow-headers', wanted)
    if (request.headers['access-control-request-private-network'] === 'true') {
      reply.header('access-control-allow-private-network', 'true')
    }
    await reply.header('access-control-max-age', '3600').code(204).send()
  })
}
