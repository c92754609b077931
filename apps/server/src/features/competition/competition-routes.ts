import * as contract from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf, requireUser } from '../identity/public.ts'
import { claimPrize, lookAtClaim } from './awards/claim-prize.ts'
import { hashClaimToken } from './awards/claim-token.ts'
import { readEvidence } from './draw/read-evidence.ts'
import { readReceipt } from './draw/read-receipt.ts'
import { readCompetition } from './edition/read-competition.ts'

/** 256 bits can't be guessed; this only keeps attempts from costing us anything. */
const perNetwork = { name: 'competition-claim', count: 60, perSeconds: 600 }

/** Where everyone sees the state of a competition, and winners say where their prize goes. */
export function competitionRoutes(app: FastifyInstance, ctx: Context): void {
  // Having the link is the authorisation: there is no account to check.
  const once = ctx.idempotent(async ({ body }) => hashClaimToken((body as { token: string }).token).toString('hex'))
  const slowDown = async (ip: string) => {
    const network = networkOf(ip)
    if (network !== undefined) await ctx.limits.consume(perNetwork, network)
  }

  serveEndpoint(app, contract.readCompetition, async ({ query }) => ({
    competition: await readCompetition(ctx, query.id),
  }))

  serveEndpoint(app, contract.readEvidence, async ({ query }, _request, reply) => {
    const evidence = await readEvidence(ctx.db, query.id)
    reply.header('content-disposition', `attachment; filename="${evidence.competition}-evidence.json"`)
    return evidence
  })

  serveEndpoint(app, contract.readReceipt, async ({ query }, request, reply) => {
    const user = requireUser(await authenticate(ctx, bearerOf(request)))
    const receipt = await readReceipt(ctx.db, user.subject, query.id)
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${receipt.entry.competition}-receipt.json"`)
    return receipt
  })

  serveEndpoint(app, contract.lookAtClaim, async ({ body }, request, reply) => {
    await slowDown(request.ip)
    reply.header('cache-control', 'no-store')
    const { award, edition, state } = await lookAtClaim(ctx, body.token)
    return {
      prize: award.prize,
      place: award.place,
      alias: award.alias,
      kind: award.kind,
      until: (award.claimUntil ?? ctx.now()).toISOString(),
      state,
      delivery_days: edition.rules.delivery_days,
      is_practice: edition.commitment?.beacon_source === 'recorded',
    }
  })

  const handleClaim: Parameters<typeof serveEndpoint<typeof contract.claimPrize>>[2] = async (
    { body },
    request,
    reply,
  ) => {
    await slowDown(request.ip)
    reply.header('cache-control', 'no-store')
    const address = {
      name: body.name,
      addressLine1: body.address_line_1,
      addressLine2: body.address_line_2 ?? '',
      town: body.town,
      postcode: body.postcode.toUpperCase().replace(/ ?(\d[A-Z]{2})$/, ' $1'),
    }
    const { prize, sentBy } = await claimPrize(ctx, { token: body.token, address, mayName: body.may_name ?? false })
    return { outcome: 'claimed' as const, prize, sent_by: sentBy }
  }
  serveEndpoint(app, contract.claimPrize, handleClaim, { once })
}
