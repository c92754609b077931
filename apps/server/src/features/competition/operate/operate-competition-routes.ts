import * as contract from '@mowatt/contract'
import { consolePages } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { startOfLondonDay } from '../../../platform/clock/london-day.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf, RECENT_PASSKEY_MS } from '../../identity/public.ts'
import { requireOperator } from '../../operators/public.ts'
import { markSent, readAddress } from '../awards/send-prize.ts'
import { openCompetition } from '../edition/open-competition.ts'
import { actOnCompetition } from './act-on-competition.ts'
import { confirmProposal, declineProposal } from './decide-proposal.ts'
import { listEntrants } from './list-entrants.ts'
import { readOperatedCompetition } from './read-operated-competition.ts'

const roles = consolePages.competition

/** Competitions, for those who run them. */
export function operateCompetitionRoutes(app: FastifyInstance, ctx: Context): void {
  const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)

  serveEndpoint(app, contract.readOperatedCompetition, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { email } = await requireOperator(ctx, request, roles)
    return readOperatedCompetition(ctx, query.id, email)
  })

  serveEndpoint(app, contract.listEntrants, async ({ params, query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, roles)
    return listEntrants(ctx, params.id, { after: query.after ?? 0, isLeftOut: query.left_out === 'true' })
  })

  serveEndpoint(
    app,
    contract.openEdition,
    async ({ body: { title, opens_on: opensOn, closes_on: closesOn, prizes, draw, reason } }, request) => {
      const by = await requireOperator(ctx, request, roles)
      const opensAt = opensOn === undefined ? undefined : startOfLondonDay(opensOn)
      const rules = { prizes, draw, ...(title && { title }) }
      const { id } = await openCompetition(ctx, { closesOn, opensAt, rules }, { by, reason })
      return { id }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.takeCompetitionStep,
    async ({ params, body: { step, reason } }, request) => {
      const by = await requireOperator(ctx, request, roles)
      return { outcome: await actOnCompetition(ctx, params.id, { act: step, userId: null }, { by, reason }) }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.excludeFromCompetition,
    async ({ params, body: { act, user_id: userId, reason } }, request) => {
      const by = await requireOperator(ctx, request, roles)
      return { outcome: await actOnCompetition(ctx, params.id, { act, userId }, { by, reason }) }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.decideProposal,
    async ({ params, body: { decision, reason } }, request) => {
      // Those who decide about points may be the second operator of such a decision, and of nothing else.
      const by = await requireOperator(ctx, request, consolePages.held, RECENT_PASSKEY_MS)
      if (decision === 'decline') {
        await declineProposal(ctx, params.proposal_id, { by, reason })
        return { outcome: 'declined' as const }
      }
      await confirmProposal(ctx, params.proposal_id, { by, reason })
      return { outcome: 'confirmed' as const }
    },
    { once },
  )

  serveEndpoint(app, contract.openPrizeAddress, async ({ params, body: { award, reason } }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const by = await requireOperator(ctx, request, roles, RECENT_PASSKEY_MS)
    const { name, addressLine1, addressLine2, town, postcode } = await readAddress(ctx, params.id, award, {
      by,
      reason,
    })
    return { lines: [name, addressLine1, addressLine2, town, postcode].filter((line) => line !== '') }
  })

  serveEndpoint(
    app,
    contract.markPrizeSent,
    async ({ params, body: { award, reason } }, request) => {
      const by = await requireOperator(ctx, request, roles)
      await markSent(ctx, params.id, award, { by, reason })
      return { outcome: 'sent' as const }
    },
    { once },
  )
}
