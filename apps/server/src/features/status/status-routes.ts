import { readStatus } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { deleteMinutesBefore, findFirstMinute, insertMinute, listGaps } from './status-store.ts'

const MINUTE_MS = 60_000
const SHOWN_MS = 90 * 24 * 60 * MINUTE_MS
/** A job that runs every minute may be late, and a restart takes a moment: neither is an outage. */
const LONGEST_PAUSE_MS = 3 * MINUTE_MS

/** Records that the product can serve, and reports when it could not. */
export function statusRoutes(app: FastifyInstance, ctx: Context): void {
  const since = () => new Date(ctx.now().getTime() - SHOWN_MS)
  app.addHook('onReady', async () => {
    await ctx.jobs.schedule('status.record', '* * * * *', () => insertMinute(ctx.db, ctx.now()))
    await ctx.jobs.schedule('status.forget', '32 3 * * *', async () => {
      const count = await deleteMinutesBefore(ctx.db, since())
      ctx.log.info({ job: 'status.forget', count }, 'old minutes forgotten')
    })
  })
  serveEndpoint(app, readStatus, async (_input, _request, reply) => {
    reply.header('cache-control', 'public, max-age=30')
    const [first, gaps] = await Promise.all([
      findFirstMinute(ctx.db, since()),
      listGaps(ctx.db, since(), ctx.now(), LONGEST_PAUSE_MS),
    ])
    return {
      recorded_since: first?.toISOString() ?? null,
      outages: gaps.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
    }
  })
}
