import { listTariffs } from '@mowatt/contract'
import { byDirection } from '@mowatt/tariffs'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { currentCatalogue, currentExports } from '../current-catalogue.ts'
import { FETCH_TARIFFS, fetchTariffs } from './fetch-tariffs.ts'
import { createFetchedTariffs } from './fetched-tariffs.ts'
import { sourceOf } from './source-of.ts'
import { wireExport, wireTariff } from './wire-tariff.ts'

const KEPT_SECONDS = 300

/**
 * Tariffs with their times, for whoever replays half hours on their own device. Nothing in them is about anybody. What is
 * fetched is beside the catalogue and not in it: nobody can be switched to a real supplier yet.
 */
export function tariffRoutes(app: FastifyInstance, ctx: Context): void {
  const source = sourceOf(ctx)
  const fetched = createFetchedTariffs(ctx, source?.name)
  serveEndpoint(app, listTariffs, async ({ query }, _request, reply) => {
    const { region, payment_method: paymentMethod } = query
    const listed = byDirection(await fetched())
    const tariffs = [...currentCatalogue(), ...listed.imports].flatMap((tariff) => {
      const prices = tariff.prices.filter((price) => price.region === region && price.paymentMethod === paymentMethod)
      return prices.length > 0 ? [wireTariff(tariff, prices)] : []
    })
    const exports = [...currentExports(), ...listed.exports].flatMap((tariff) => {
      const prices = tariff.prices.filter((price) => price.region === region)
      return prices.length > 0 ? [wireExport(tariff, prices)] : []
    })
    reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    return { tariffs, exports }
  })
  app.addHook('onReady', () =>
    // Every hour, so that a first start and a source that was away for long don't wait for another day. Declared without a
    // source too: what was queued while there was one is then done, by doing nothing.
    ctx.jobs.schedule(FETCH_TARIFFS, '23 * * * *', async () => {
      if (source) await fetchTariffs(ctx, source)
    }),
  )
}
