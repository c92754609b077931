import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf } from '../../identity/public.ts'
import { findComparison } from './kept-comparison.ts'

/** A message shows the first tariffs of a comparison; to filter or sort, the client requests all of them here. */
export function comparisonRoutes(app: FastifyInstance, ctx: Context): void {
  serveEndpoint(app, contract.readComparison, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { subject } = await authenticate(ctx, bearerOf(request))
    const kept = await findComparison(ctx, subject, params.comparison_id)
    if (!kept) throw new Failure('not_found')
    return { card: kept.comparison }
  })
}
