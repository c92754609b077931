import * as contract from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf, requireUser } from '../../identity/public.ts'
import { enterHome } from '../enter-home.ts'
import { dropHalfHours, listHalfHours } from './half-hours-store.ts'
import { keepHalfHours } from './keep-half-hours.ts'

/** Half hours reveal when people are at home: only accounts store them, and only with their own homes. */
export function halfHoursRoutes(app: FastifyInstance, ctx: Context, { once }: { once: Once }): void {
  const asking = async (request: FastifyRequest) => requireUser(await authenticate(ctx, bearerOf(request)))

  serveEndpoint(app, contract.readHalfHours, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const who = await asking(request)
    return ctx.db.transaction().execute(async (tx) => {
      const { home } = await enterHome(ctx, tx, who, params.home_id)
      const kept = await listHalfHours(ctx, tx, home.id)
      return {
        half_hours: kept.map(({ fuel, firstHalfHour, packed, savedAt }) => ({
          fuel,
          first_half_hour: firstHalfHour,
          packed,
          saved_at: savedAt.toISOString(),
        })),
      }
    })
  })

  serveEndpoint(
    app,
    contract.keepHalfHours,
    async ({ params: { home_id: homeId, fuel }, body }, request, _reply, keep) => {
      const who = await asking(request)
      const answer = (savedAt: Date) => ({ saved_at: savedAt.toISOString() })
      const content = { firstHalfHour: body.first_half_hour, packed: body.packed }
      const savedAt = await keepHalfHours(ctx, who, {
        homeId,
        fuel,
        content,
        alongside: (tx, at) => keep(tx, answer(at)),
      })
      return answer(savedAt)
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.deleteHalfHours,
    async ({ params: { home_id: homeId, fuel } }, request) => {
      const who = await asking(request)
      await ctx.db.transaction().execute(async (tx) => {
        const { home } = await enterHome(ctx, tx, who, homeId)
        await dropHalfHours(tx, home.id, fuel)
      })
      return { is_deleted: true as const }
    },
    { once },
  )
}
