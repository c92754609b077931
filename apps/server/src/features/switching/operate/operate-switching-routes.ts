import { consoleLimits, consolePages, listWatchedSwitches } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { pageOf, readPlace } from '../../../platform/http/list-place.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { requireOperator } from '../../operators/public.ts'
import { currentCatalogue } from '../current-catalogue.ts'
import { listEvents, type SwitchEvent } from '../switches/event-store.ts'
import { listAgreedSwitches, listStuckSwitches, type WatchedSwitch } from './watched-switch-store.ts'

/** Switches with their events, without anything that identifies their owners. */
export function operateSwitchingRoutes(app: FastifyInstance, ctx: Context): void {
  serveEndpoint(app, listWatchedSwitches, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.switches)
    const { rows: most } = consoleLimits
    const { state, id } = query
    const after = readPlace(query.after)
    const isAll = !after && state === undefined && id === undefined
    const [stuck, found] = await Promise.all([
      isAll ? listStuckSwitches(ctx.db, ctx.now(), most) : [],
      listAgreedSwitches(ctx.db, ctx.now(), { state, id, after, most: most + 1 }),
    ])
    const { rows, next } = pageOf(found, most, ({ createdAt, id }) => ({ at: createdAt, id }))
    const events = await listEvents(ctx.db, [...new Set([...stuck, ...rows].map(({ id }) => id))])
    const names = new Map(currentCatalogue().map(({ id, supplier, name }) => [id, `${supplier}: ${name}`]))
    const wire = (each: WatchedSwitch) => wireSwitch(each, events.get(each.id) ?? [], names)
    return { stuck: stuck.map(wire), switches: rows.map(wire), next }
  })
}

function wireSwitch(each: WatchedSwitch, events: readonly SwitchEvent[], names: ReadonlyMap<string, string>) {
  return {
    switch_id: each.id,
    tariff_id: each.tariffId,
    tariff: names.get(each.tariffId) ?? null,
    state: each.state,
    is_simulated: each.isSimulated,
    has_account: each.hasAccount,
    consented_at: each.consentedAt?.toISOString() ?? null,
    expected_on: each.expectedOn,
    stuck_since: each.stuckSince?.toISOString() ?? null,
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  }
}
