import * as contract from '@mowatt/contract'
import type { Home } from '@mowatt/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { joinHomes } from '../chat/public.ts'
import { authenticate, bearerOf } from '../identity/public.ts'
import { changeHome } from './change-home.ts'
import { compareHome } from './compare-home.ts'
import { complaintRoutes } from './complaints/complaint-routes.ts'
import { deleteHome } from './delete-home.ts'
import { changeErrands } from './errands/change-errands.ts'
import { type Entered, enterHome } from './enter-home.ts'
import { guardRoutes } from './guardian/guard-routes.ts'
import { homeInChat } from './home-in-chat.ts'
import { halfHoursRoutes } from './half-hours/half-hours-routes.ts'
import { saveToldDetails } from './save-told-details.ts'
import { moveBill } from './move-bill.ts'
import { type Asking, settleHomes } from './settle-homes.ts'
import { startHome } from './start-home.ts'
import { noteShown } from './watch/agree-to-watch.ts'
import { isWatched, listWatchesOf } from './watch/watch-store.ts'
import { watchRoutes } from './watch/watch-routes.ts'
import { wireHome } from './wire-home.ts'

/** Homes that are stored, for their owners. */
export function homesRoutes(app: FastifyInstance, ctx: Context): void {
  const asking = (request: FastifyRequest): Promise<Asking> => authenticate(ctx, bearerOf(request))
  const once = ctx.idempotent(async (request) => (await asking(request)).subject)
  const wire = (who: Asking, { home, settled }: Entered): Promise<Home> => wireHome(ctx, who, home, settled)
  const wireChanged = async (who: Asking, entered: Entered): Promise<Home> => {
    await noteShown(ctx, entered)
    return wire(who, entered)
  }
  joinHomes(app, { read: homeInChat(ctx), keep: saveToldDetails(ctx) })
  const secret = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

  serveEndpoint(app, contract.listHomes, async (_input, request, reply) => {
    secret(reply)
    const who = await asking(request)
    const { homes, bills } = await ctx.db.transaction().execute((tx) => settleHomes(ctx, tx, who))
    const ids = homes.map(({ id }) => id)
    const watches = await listWatchesOf(ctx, ctx.db, ids)
    return {
      homes: homes.map(({ id, content }) => ({
        home_id: id,
        name: content.name,
        postcode:
          content.told.postcode ??
          bills.find((bill) => bill.id === content.bills.at(-1)?.id)?.reading.facts.customerPostcode ??
          null,
        bill_count: content.bills.length,
        is_watched: isWatched(watches.find(({ homeId }) => homeId === id)),
      })),
    }
  })

  serveEndpoint(
    app,
    contract.startHome,
    async ({ body }, request, reply, keep) => {
      secret(reply)
      const who = await asking(request)
      // A retry after we were killed must not begin a second one.
      const keepAnswer = async (tx: Db, entered: Entered) => keep(tx, await wire(who, entered))
      return wire(who, await startHome(ctx, who, { name: body.name, chatId: body.chat_id }, keepAnswer))
    },
    { once },
  )

  serveEndpoint(app, contract.readHome, async ({ params }, request, reply) => {
    secret(reply)
    const who = await asking(request)
    return wire(who, await ctx.db.transaction().execute((tx) => enterHome(ctx, tx, who, params.home_id)))
  })

  serveEndpoint(
    app,
    contract.changeHome,
    async ({ params, body }, request, reply) => {
      secret(reply)
      const who = await asking(request)
      return wireChanged(who, await changeHome(ctx, who, params.home_id, body))
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.changeErrands,
    async ({ params, body }, request, reply) => {
      secret(reply)
      const who = await asking(request)
      return wire(who, await changeErrands(ctx, who, params.home_id, body))
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.deleteHome,
    async ({ params, query }, request) => {
      await deleteHome(ctx, await asking(request), params.home_id, { withBills: query.with_bills === 'true' })
      return { is_deleted: true as const }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.moveBillToHome,
    async ({ params, body }, request, reply) => {
      secret(reply)
      const who = await asking(request)
      return wireChanged(who, await moveBill(ctx, who, params.home_id, body.bill_id))
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.compareHome,
    async ({ params }, request) => {
      const card = await compareHome(ctx, await asking(request), params.home_id)
      return { comparison_id: card.comparison_id, card }
    },
    { once },
  )

  watchRoutes(app, ctx, { asking, once })
  guardRoutes(app, ctx, { asking, once })
  complaintRoutes(app, ctx, { asking, once })
  halfHoursRoutes(app, ctx, { once })
}
