import { listTariffs, type WireTariff } from '@mowatt/contract'
import type { AnyRates, PaymentMethod, RegionLetter, Tariff } from '@mowatt/tariffs'
import { timedSamples } from '@mowatt/tariffs/timed-samples'
import type { FastifyInstance } from 'fastify'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { currentCatalogue } from '../current-catalogue.ts'
import { wireTariff } from './wire-tariff.ts'

const KEPT_SECONDS = 300

let timed: readonly Tariff<AnyRates>[] | undefined

/** Tariffs with their times, for whoever replays half hours on their own device. Nothing in them is about anybody. */
export function tariffRoutes(app: FastifyInstance): void {
  serveEndpoint(app, listTariffs, async ({ query }, _request, reply) => {
    reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`)
    return { tariffs: tariffsIn(query.region, query.payment_method) }
  })
}

/** Comparisons know no calendars yet, so tariffs by time are beside the catalogue and not in it. */
function tariffsIn(region: RegionLetter, paymentMethod: PaymentMethod): WireTariff[] {
  timed ??= [...currentCatalogue(), ...timedSamples()]
  return timed.flatMap((tariff) => {
    const prices = tariff.prices.filter((price) => price.region === region && price.paymentMethod === paymentMethod)
    return prices.length > 0 ? [wireTariff(tariff, prices)] : []
  })
}
