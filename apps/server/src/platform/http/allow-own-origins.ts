import type { FastifyInstance } from 'fastify'
import { isOwnOrigin } from './guard-writes.ts'

type Options = { origins: ReadonlySet<string> }

const METHODS = 'GET, POST, PUT, PATCH, DELETE'

/** Lets our own pages call the API where it has its own host. Other sites' pages may not read its answers. */
export function allowOwnOrigins(app: FastifyInstance, { origins }: Options): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !request.url.startsWith('/api/')) return
    reply.header('vary', 'origin')
    if (!isOwnOrigin(request, origin, origins)) return
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true')
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    const wanted = request.headers['access-control-request-headers']
    if (wanted !== undefined) reply.header('access-control-allow-headers', wanted)
    await reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-max-age', '3600')
      .code(204)
      .send()
  })
}
