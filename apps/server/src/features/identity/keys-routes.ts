import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { signingKeys } from './tokens/signing-keys.ts'

/** Under a well-known name, and where Google's clients look for the keys of a project. */
const PATHS = ['/.well-known/jwks.json', '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com']

/** The public keys of our ID tokens: another service can verify one without asking us. */
export function keysRoutes(app: FastifyInstance, ctx: Context): void {
  for (const path of PATHS) {
    app.get(path, async (_request, reply) => {
      const keys = await signingKeys(ctx).published()
      reply.header('cache-control', 'public, max-age=300').header('access-control-allow-origin', '*')
      return reply.header('cross-origin-resource-policy', 'cross-origin').send({ keys })
    })
  }
}
