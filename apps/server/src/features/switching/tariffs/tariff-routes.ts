import { listTariffs } from '@mowatt/contract'
import { wireFigures } from '@mowatt/contract/wire-figures'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { currentFigures } from '../../figures/public.ts'
import { currentCatalogue, currentExports } from '../current-catalogue.ts'
import { FETCH_TARIFFS, fetchTariffs } from './fetch-tariffs.ts'
import { sourceOf } from './source-of.ts'
import { wireExport, wireTariff } from './wire-tariff.ts'

/** A change of the figures is seen everywhere within half a minute. */
const KEPT_SECONDS = 30

/** Tariffs with their times, for clients that replay half hours on their own device. They contain nothing personal. */
export function tariffRoutes(app: FastifyInstance, ctx: Context): void {
  const source = sourceOf(ctx)
  serveEndpoint(app, listTariffs, ({ query }, _request, reply) => {
    const { region, payment_method: paymentMethod } = query
    const tariffs = currentCatalogue().flatMap((tariff) => {
      const prices = tariff.prices.filter((price) => price.region === region && price.paymentMethod === paymentMethod)
      return prices.length > 0 ? [wireTariff(tariff, prices)] : []
    })
    const exports = currentExports().flatMap((tariff) => {
      const prices = tariff.prices.filter((price) => price.region === region)
      return prices.length > 0 ? [wireExport(tariff, prices)] : []
    })
    reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    return Promise.resolve({ tariffs, exports, figures: wireFigures(currentFigures(), region) })
  })
  app.addHook('onReady', () =>
    // Every hour, so that a first start and a source that was away for long don't wait for another day. Registered
    // without a source too: jobs that were queued while there was one are then completed without doing anything.
    ctx.jobs.schedule(FETCH_TARIFFS, '23 * * * *', async () => {
      if (source) await fetchTariffs(ctx, source)
    }),
  )
}
