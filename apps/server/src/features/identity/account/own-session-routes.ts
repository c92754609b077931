import * as contract from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { bearerOf } from '../bearer-of.ts'
import { type IsGuarded, requireFreshSignIn } from '../passkeys/require-fresh-sign-in.ts'
import { authenticate } from '../tokens/authenticate.ts'
import { requireUser } from '../tokens/require.ts'
import { endOtherSessions, endOwnSession } from './end-own-sessions.ts'
import { listOwnSessions } from './list-own-sessions.ts'

const changesPerUser: Limit = { name: 'session-end', count: 60, perSeconds: 600 }

/**
 * Where a user is signed in. Ending another session needs more than a token: a stolen one must not sign the owner out.
 */
export function ownSessionRoutes(app: FastifyInstance, ctx: Context, { isGuarded }: { isGuarded: IsGuarded }): void {
  const userOf = async (request: FastifyRequest) => requireUser(await authenticate(ctx, bearerOf(request)))
  const enderOf = async (request: FastifyRequest) => {
    const user = await userOf(request)
    await ctx.limits.consume(changesPerUser, user.subject)
    await requireFreshSignIn(ctx, user, isGuarded)
    return user
  }

  serveEndpoint(app, contract.listSessions, async (_input, request, reply) => {
    const user = await userOf(request)
    reply.header('cache-control', 'private, no-store')
    const sessions = await listOwnSessions(ctx, user)
    return {
      sessions: sessions.map(({ id, device, signedInAt, usedAt }) => ({
        id,
        device,
        signed_in_at: signedInAt.toISOString(),
        last_used_at: usedAt.toISOString(),
        is_current: id === user.sessionId,
      })),
    }
  })

  serveEndpoint(app, contract.endSession, async ({ params: { id } }, request) => {
    await endOwnSession(ctx, await enderOf(request), id.toLowerCase())
    return { outcome: 'signed_out' as const }
  })

  serveEndpoint(app, contract.endOtherSessions, async (_input, request) => {
    await endOtherSessions(ctx, await enderOf(request))
    return { outcome: 'signed_out' as const }
  })
}
