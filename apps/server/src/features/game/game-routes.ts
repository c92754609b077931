import { finishRun, startRun } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf, requireUser } from '../identity/public.ts'
import { handInRun } from './hand-in-run.ts'
import { openRun } from './open-run.ts'
import type { Ticket } from './run-store.ts'

/** Tickets for Escape the Tunnel, and runs handed in. */
export function gameRoutes(app: FastifyInstance, ctx: Context): void {
  const playerOf = async (request: FastifyRequest) => requireUser(await authenticate(ctx, bearerOf(request))).subject
  const once = ctx.idempotent(playerOf)

  serveEndpoint(
    app,
    startRun,
    async (_input, request, reply, keep) => {
      reply.header('cache-control', 'no-store')
      return wireTicket(await openRun(ctx, await playerOf(request), (tx, ticket) => keep(tx, wireTicket(ticket))))
    },
    { once },
  )
  serveEndpoint(
    app,
    finishRun,
    async ({ params, body }, request, reply) => {
      reply.header('cache-control', 'no-store')
      const userId = await playerOf(request)
      const { inputs, is_calm: isCalm = false } = body
      const { score, points, best, isBest } = await handInRun(ctx, { runId: params.run_id, userId, inputs, isCalm })
      return { score, points, best, is_best: isBest }
    },
    { once },
  )
}

function wireTicket({ id, seed, rulesVersion, expiresAt }: Ticket) {
  return { run_id: id, seed, rules_version: rulesVersion, expires_at: expiresAt.toISOString() }
}
