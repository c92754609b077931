import { adConversion, countConversion, Failure, insightsReaders, readInsights } from '@mowatt/contract'
import { addDays } from '@mowatt/tariffs'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { startOfLondonDay } from '../../platform/clock/london-day.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import type { Limit } from '../../platform/limits/rate-limits.ts'
import { requireOperator } from '../operators/public.ts'
import { countQuests } from '../waitlist/public.ts'
import { insertConversion } from './event-store.ts'
import { ingestRoutes } from './ingest-routes.ts'
import * as report from './report-store.ts'

const MOST_DAYS = 400
const TOO_MANY = `Please choose fewer than ${MOST_DAYS} days, including the first and the last.`
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2999-12-31'
const NO_SUCH_DAYS = 'Please choose dates from 2000 to 2999.'
const conversionsPerNetwork: Limit = { name: 'conversions', count: 60, perSeconds: 60 }
/** For a proxy that doesn't forward its clients' addresses: all of its visitors share this one. */
const conversionsHere: Limit = { name: 'conversions-here', count: 1200, perSeconds: 60 }

/** What visitors did, for operators; and the endpoints that receive it. */
export function insightsRoutes(app: FastifyInstance, ctx: Context): void {
  ingestRoutes(app, ctx)

  serveEndpoint(app, countConversion, async ({ body }, request) => {
    const network = networkOf(request.ip)
    await ctx.limits.consume(network === undefined ? conversionsHere : conversionsPerNetwork, network ?? 'here')
    const { value, currency } = adConversion
    await insertConversion(ctx.db, { id: body.id, at: ctx.now(), formType: body.form_type, value, currency })
    return { outcome: 'counted' as const }
  })

  serveEndpoint(app, readInsights, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'authorization')
    const { role } = await requireOperator(ctx, request, insightsReaders)
    const range = rangeOf(query)
    const { db } = ctx
    const [days, pages, sources, campaigns, funnel, vitals, errors, errorCount, conversions, quests] =
      await Promise.all([
        report.countDays(db, range),
        report.countViewsBy(db, 'page', range),
        report.countViewsBy(db, 'source', range),
        report.countViewsBy(db, 'campaign', range),
        report.countFunnel(db, range),
        report.measureVitals(db, range),
        report.listErrors(db, range),
        report.countErrors(db, range),
        report.countConversions(db, range),
        countQuests(db, range),
      ])
    const steps = ['visit', 'prompt', 'handover', 'comparison', 'signup', 'switch'] as const
    return {
      ...query,
      role,
      days,
      pages,
      sources,
      campaigns,
      funnel: steps.map((step) => ({ step, visitors: funnel[step] ?? 0 })),
      vitals,
      error_count: errorCount,
      errors: errors.map(({ first_at: first, last_at: last, ...error }) => ({
        ...error,
        first_at: first.toISOString(),
        last_at: last.toISOString(),
      })),
      conversions,
      quests,
    }
  })
}

/** Whole days on London's clocks, the last one included. */
function rangeOf({ from, to }: { from: string; to: string }): report.Range {
  // Compared as strings: at the ends of the calendar there is no next day.
  if (from < FIRST_DAY || to > LAST_DAY) throw new Failure('invalid_request', { message: NO_SUCH_DAYS })
  const range = { from: startOfLondonDay(from), to: startOfLondonDay(addDays(to, 1)) }
  const days = (range.to.getTime() - range.from.getTime()) / 86_400_000
  if (!(days > 0 && days < MOST_DAYS)) throw new Failure('invalid_request', { message: TOO_MANY })
  return range
}
