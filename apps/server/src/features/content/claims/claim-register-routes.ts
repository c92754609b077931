import * as contract from '@mowatt/contract'
import { consolePages } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf, RECENT_PASSKEY_MS } from '../../identity/public.ts'
import { requireOperator } from '../../operators/public.ts'
import { keepClaims } from './keep-claims.ts'
import { readClaimRegister } from './read-claim-register.ts'
import { renewClaim } from './renew-claim.ts'

/** The site's claims, for the operators responsible for them. */
export function claimRegisterRoutes(app: FastifyInstance, ctx: Context): void {
  const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)

  app.addHook('onReady', async () => {
    await ctx.jobs.schedule('content.claims', '*/10 * * * *', async () => {
      const count = await keepClaims(ctx)
      if (count > 0) ctx.log.info({ job: 'content.claims', count }, 'claims brought to what our data say')
    })
  })

  serveEndpoint(app, contract.listClaimRegister, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.claims)
    return { claims: await wiredRegister(ctx) }
  })

  serveEndpoint(
    app,
    contract.renewClaim,
    async ({ params, body: { expires_on: expiresOn, is_kept: isKept, reason, ...renewal } }, request) => {
      const by = await requireOperator(ctx, request, consolePages.claims, RECENT_PASSKEY_MS)
      const outcome = await renewClaim(ctx, params.document_id, { ...renewal, expiresOn, isKept }, { by, reason })
      return { outcome, claims: await wiredRegister(ctx) }
    },
    { once },
  )
}

async function wiredRegister(ctx: Context) {
  const claims = await readClaimRegister(ctx)
  return claims.map(({ documentId, checkedOn, expiresOn, isKept, computed, ...claim }) => ({
    ...claim,
    document_id: documentId,
    checked_on: checkedOn,
    expires_on: expiresOn,
    is_kept: isKept,
    computed: computed && { figure: computed.figure, is_backed: computed.isBacked },
  }))
}
