import * as contract from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { createSiteNameReader } from '../../identity/public.ts'
import { SWITCH_AGREED } from '../../switching/public.ts'
import type { Asking } from '../settle-homes.ts'
import { wireHome } from '../wire-home.ts'
import { answerGuard } from './answer-guard.ts'
import { beginGuards } from './begin-guards.ts'
import { beginMissedGuards } from './begin-missed-guards.ts'
import { runGuards } from './run-guards.ts'
import { setGuardEmails } from './set-guard-emails.ts'

type Parts = { asking: (request: FastifyRequest) => Promise<Asking>; once: Once }

/** Guards a switch from the consent to its second bill: its beginning, its daily check, and the answers. */
export function guardRoutes(app: FastifyInstance, ctx: Context, { asking, once }: Parts): void {
  const readSiteName = createSiteNameReader(app)
  app.addHook('onReady', async () => {
    await ctx.jobs.work<{ switchId: string }>(SWITCH_AGREED, ({ switchId }) => beginGuards(ctx, ctx.db, [switchId]))
    await ctx.jobs.schedule('homes.guard-missed', '20 5 * * *', () => beginMissedGuards(ctx))
    await ctx.jobs.schedule('homes.guard', '* * * * *', async () => {
      const count = await runGuards(ctx, { siteName: await readSiteName() })
      if (count > 0) ctx.log.info({ job: 'homes.guard', count }, 'questions after switches mailed')
    })
  })

  serveEndpoint(
    app,
    contract.answerGuard,
    async ({ params, body }, request, reply) => {
      reply.header('cache-control', 'no-store')
      const who = await asking(request)
      const { home, settled } = await answerGuard(
        ctx,
        who,
        { homeId: params.home_id, switchId: params.switch_id },
        body,
      )
      return wireHome(ctx, who, home, settled)
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.setGuardEmails,
    async ({ params, body }, request, reply) => {
      reply.header('cache-control', 'no-store')
      const who = await asking(request)
      const of = { homeId: params.home_id, switchId: params.switch_id }
      const { home, settled } = await setGuardEmails(ctx, who, of, { areOn: body.are_on })
      return wireHome(ctx, who, home, settled)
    },
    { once },
  )
}
