import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { isUuid } from '../../../platform/ids/is-uuid.ts'
import { authenticate, bearerOf } from '../../identity/public.ts'
import { openShare } from './share-seal.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { emptyShareOf, findLiveShare, findShareByHash } from './share-store.ts'
import { shareVerdict, wireShare } from './share-verdict.ts'

/** 128 bits can't be guessed; this only keeps attempts from costing us anything. */
const perNetwork = { name: 'shared-read', count: 120, perSeconds: 600 }

/** Links to verdicts: made, seen and withdrawn by the users who were advised; readable by anyone who has one. */
export function shareRoutes(app: FastifyInstance, ctx: Context): void {
  const asking = (request: FastifyRequest) => authenticate(ctx, bearerOf(request))

  serveEndpoint(app, contract.shareVerdict, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    return shareVerdict(ctx, await asking(request), params.comparison_id)
  })

  serveEndpoint(app, contract.readShare, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { subject } = await asking(request)
    const { comparison_id: comparisonId } = params
    const live = isUuid(comparisonId)
      ? await findLiveShare(ctx.db, { comparisonId, subject, now: ctx.now() })
      : undefined
    return { share: live ? wireShare(ctx, live) : null }
  })

  serveEndpoint(app, contract.withdrawShare, async ({ params }, request) => {
    const { subject } = await asking(request)
    if (isUuid(params.comparison_id)) await emptyShareOf(ctx.db, params.comparison_id, subject)
    return { is_withdrawn: true as const }
  })

  serveEndpoint(app, contract.readSharedVerdict, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const network = networkOf(request.ip)
    if (network !== undefined) await ctx.limits.consume(perNetwork, network)
    const found = await findShareByHash(ctx.db, namedHash('share', params.token))
    if (!found) throw new Failure('share_unknown')
    const { id, sealed, expiresAt } = found
    if (!sealed || expiresAt <= ctx.now()) throw new Failure('share_over')
    return { verdict: openShare(ctx, id, sealed).shown, expires_at: expiresAt.toISOString() }
  })
}
