import { createHash } from 'node:crypto'
import { readQueue } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { memberAsking } from '../members/member-asking.ts'
import { PLACES_SHOWN, type QueueSnapshot } from './queue-snapshot.ts'
import { readPlacesAround } from './queue-store.ts'
import { findStandingOf } from './rank-store.ts'

const EACH_SIDE = 2

type Options = { snapshot: QueueSnapshot }

/** The public queue: aliases and points, and never an address. */
export function queueRoutes(app: FastifyInstance, ctx: Context, { snapshot }: Options): void {
  serveEndpoint(app, readQueue, async ({ query: { after = 0, limit = PLACES_SHOWN } }, request, reply) => {
    const [{ total, places, changedAt, essence, competition }, memberId] = await Promise.all([
      snapshot.read(),
      memberAsking(ctx, request),
    ])
    const { status, closesAt } = competition
    const [around, standing] =
      memberId === undefined
        ? [[], undefined]
        : await Promise.all([readPlacesAround(ctx.db, memberId, EACH_SIDE), findStandingOf(ctx, memberId)])
    const closes = closesAt?.toISOString() ?? null
    const last = after + limit
    reply.header('vary', 'authorization')
    if (memberId === undefined) {
      const etag = createHash('sha256').update(`${after} ${limit} ${essence}`).digest('base64url')
      reply.header('etag', `"${etag}"`).header('cache-control', 'public, no-cache')
    } else {
      reply.header('cache-control', 'private, no-store')
    }
    return {
      // A member's own place is current, and must not be greater than the total.
      total: standing?.total ?? total,
      competition: { status, closes_at: closes },
      entries: places.slice(after, last),
      next: last < places.length ? last : null,
      ...(around.length > 0 ? { around: around.map(({ isYou, ...place }) => ({ ...place, is_you: isYou })) } : {}),
      updated_at: changedAt.toISOString(),
    }
  })
}
