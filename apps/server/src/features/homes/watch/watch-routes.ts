import * as contract from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { createSiteNameReader } from '../../identity/public.ts'
import { listComplaints } from '../complaints/complaint-store.ts'
import { enterHome } from '../enter-home.ts'
import { guardsOfHome } from '../guardian/guards-of-home.ts'
import type { Asking } from '../settle-homes.ts'
import { wireHome } from '../wire-home.ts'
import { currentPrices } from '../work-on-home.ts'
import { agreeToWatch } from './agree-to-watch.ts'
import { confirmWatch } from './confirm-watch.ts'
import { listNoted } from './list-noted.ts'
import { runWatch } from './run-watch.ts'
import { setClock } from './set-clock.ts'
import { stopByLink, stopWatch } from './stop-watch.ts'
import { ONE_CLICK_PATH } from './watch-links.ts'

/** 256 bits can't be guessed; this only keeps attempts from costing us anything. */
const perNetwork = { name: 'homes-link', count: 60, perSeconds: 600 }
const CHECKS_A_PAGE = 60

type Parts = { asking: (request: FastifyRequest) => Promise<Asking>; once: Once }

/** The quiet watch: agreeing to it, its links, its checks, and the run itself. */
export function watchRoutes(app: FastifyInstance, ctx: Context, { asking, once }: Parts): void {
  const readSiteName = createSiteNameReader(app)
  const countLink = async (request: FastifyRequest) => {
    const network = networkOf(request.ip)
    if (network !== undefined) await ctx.limits.consume(perNetwork, network)
  }
  app.addHook('onReady', () =>
    ctx.jobs.schedule('homes.watch', '* * * * *', async () => {
      const count = await runWatch(ctx, { ...currentPrices(), siteName: await readSiteName() })
      if (count > 0) ctx.log.info({ job: 'homes.watch', count }, 'watched homes checked')
    }),
  )

  serveEndpoint(
    app,
    contract.watchHome,
    async ({ params, body }, request, _reply, keep) => {
      const agreed = { thresholdPence: body.threshold_pence, email: body.email }
      // A retry after we were killed must not send the mail again.
      const answer = await agreeToWatch(ctx, await asking(request), params.home_id, { agreed, readSiteName, keep })
      return { watch: answer }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.stopWatch,
    async ({ params }, request) => {
      await stopWatch(ctx, await asking(request), params.home_id)
      return { is_stopped: true as const }
    },
    { once },
  )

  serveEndpoint(app, contract.listChecks, async ({ params, query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const who = await asking(request)
    const entered = await ctx.db.transaction().execute((tx) => enterHome(ctx, tx, who, params.home_id))
    const homeId = entered.home.id
    const complaints = await listComplaints(ctx, ctx.db, homeId)
    const guards = await guardsOfHome(ctx, who, entered)
    const page = { before: query.before, most: CHECKS_A_PAGE }
    const { checks, nextBefore } = await listNoted(ctx, { homeId, complaints, guards }, page)
    return { checks, next_before: nextBefore }
  })

  serveEndpoint(app, contract.confirmWatch, async ({ body }, request) => {
    await countLink(request)
    return { is_confirmed: true as const, name: await confirmWatch(ctx, body.token) }
  })

  serveEndpoint(app, contract.stopWatchByLink, async ({ body }, request) => {
    await countLink(request)
    await stopByLink(ctx, body.token)
    return { is_stopped: true as const }
  })

  void app.register(async (scope) => {
    // A mail program posts a form with one meaningless field; its body is not read.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))
    scope.post<{ Params: { token: string } }>(`${ONE_CLICK_PATH}:token`, { bodyLimit: 4096 }, async (request) => {
      await countLink(request)
      await stopByLink(ctx, request.params.token)
      return { is_stopped: true as const }
    })
  })

  serveEndpoint(
    app,
    contract.setHomeClock,
    async ({ params, body }, request) => {
      const who = await asking(request)
      const { home, settled } = await setClock(ctx, who, params.home_id, {
        day: body.day,
        siteName: await readSiteName(),
      })
      const shown = await wireHome(ctx, who, home, settled)
      return { home: shown, check: shown.checks.find(({ on }) => on === body.day) ?? null }
    },
    { once },
  )
}
