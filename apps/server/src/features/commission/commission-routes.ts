import * as contract from '@mowatt/contract'
import { consolePages } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf } from '../identity/public.ts'
import { noteAct, requireOperator } from '../operators/public.ts'
import { type CommissionRate, listRates, putRate } from './commission-store.ts'

/**
 * What suppliers pay us. This feature has no `public.ts`, so no other can import it, and its table has a prefix that
 * no other feature may read: the ranking of tariffs can't depend on it.
 */
export function commissionRoutes(app: FastifyInstance, ctx: Context): void {
  const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)
  const wired = async () => ({ rates: (await listRates(ctx.db)).map(wire) })

  serveEndpoint(app, contract.listCommission, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.tariffs)
    return wired()
  })

  serveEndpoint(
    app,
    contract.putCommission,
    async ({ body: { supplier, pence_per_switch: pencePerSwitch, from, source, reason } }, request) => {
      const by = await requireOperator(ctx, request, consolePages.tariffs)
      await ctx.db.transaction().execute(async (tx) => {
        const rate = { supplier, pencePerSwitch, from, source }
        const known = (await listRates(tx)).find((each) => each.supplier === supplier && each.from === from)
        await putRate(tx, rate, ctx.now())
        const change = { before: known ?? null, after: rate }
        await noteAct(ctx, tx, { by, act: 'commission.put', subject: `commission:${supplier}`, reason, ...change })
      })
      return wired()
    },
    { once },
  )
}

function wire({ pencePerSwitch, ...rate }: CommissionRate) {
  return { ...rate, pence_per_switch: pencePerSwitch }
}
