import * as contract from '@mowatt/contract'
import { consoleLimits, consolePages } from '@mowatt/contract'
import { cellOfFigure, fieldsOfFigure, lastCapDay, sayFigure } from '@mowatt/tariffs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf, RECENT_PASSKEY_MS } from '../identity/public.ts'
import { requireOperator } from '../operators/public.ts'
import { currentFigures } from './current-figures.ts'
import { editFigure, removeFigure, restoreFigure } from './edit-figure.ts'
import { listFigureRows, type StoredFigure } from './figure-store.ts'
import { followFigures } from './follow-figures.ts'
import { importFigureText, previewFigures } from './import-figures.ts'
import { keyOf, lastDayOf } from './judge-figures.ts'

const roles = consolePages.figures

type Given = {
  /** What homes are compared with: another feature knows it. */
  readCatalogue: () => Parameters<typeof previewFigures>[2]
}

/** Price caps, VAT and typical use, for the operators in charge of them. */
export function figuresRoutes({ readCatalogue }: Given) {
  return (app: FastifyInstance, ctx: Context): void => {
    const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)
    const admit = (request: FastifyRequest) => requireOperator(ctx, request, roles, RECENT_PASSKEY_MS)
    app.addHook('onReady', () => followFigures(ctx))

    serveEndpoint(app, contract.listFigures, async ({ query }, request, reply) => {
      reply.header('cache-control', 'no-store')
      await requireOperator(ctx, request, roles)
      const today = londonDay(ctx.now())
      const stored = await listFigureRows(ctx.db, { withRemoved: query.when === 'deleted' })
      const live = stored.filter(({ removedAt }) => removedAt === null)
      const shown = stored
        .map((row) => wire(row, live, today))
        .filter(({ kind, region, payment_method: paymentMethod, when }) => {
          const { kind: asked, region: where, payment_method: method, when: time } = query
          const isAsked = (wanted: string | undefined, value: string | null) => wanted === undefined || wanted === value
          return isAsked(asked, kind) && isAsked(where, region) && isAsked(method, paymentMethod) && isAsked(time, when)
        })
        .toSorted((one, two) => (placeOf(one) > placeOf(two) ? -1 : 1))
        .filter((figure) => query.after === undefined || placeOf(figure) < query.after)
      const page = shown.slice(0, consoleLimits.rows)
      const last = shown.length > page.length ? page.at(-1) : undefined
      return {
        figures: page,
        next: last ? placeOf(last) : null,
        last_cap_day: lastCapDay(currentFigures()),
      }
    })

    serveEndpoint(app, contract.previewFigures, async ({ body: { text } }, request, reply) => {
      reply.header('cache-control', 'no-store')
      await requireOperator(ctx, request, roles)
      const { mistakes, changes, dryRun, seen } = await previewFigures(ctx, text, readCatalogue())
      const count = (kind: string) => changes.filter((change) => change.kind === kind).length
      return {
        mistakes,
        counts: { added: count('new'), changed: count('changed'), same: count('same') },
        changes: changes.map(({ kind, record, before }) => ({
          kind,
          title: sayFigure(record),
          was: before ? fieldsOfFigure(before.record) : null,
          is: fieldsOfFigure(record),
        })),
        dry_run: dryRun,
        seen,
      }
    })

    serveEndpoint(
      app,
      contract.importFigures,
      async ({ body: { text, seen, reason } }, request) =>
        importFigureText(ctx, text, { by: await admit(request), reason, seen }),
      { once },
    )

    serveEndpoint(
      app,
      contract.editFigure,
      async ({ params, body: { version, fields, reason } }, request) =>
        editFigure(ctx, { id: params.figure_id, version, fields }, { by: await admit(request), reason }),
      { once },
    )

    serveEndpoint(
      app,
      contract.removeFigure,
      async ({ params, body: { version, reason } }, request) =>
        removeFigure(ctx, { id: params.figure_id, version }, { by: await admit(request), reason }),
      { once },
    )

    serveEndpoint(
      app,
      contract.restoreFigure,
      async ({ params, body: { version } }, request) =>
        restoreFigure(
          ctx,
          { id: params.figure_id, version },
          { by: await admit(request), reason: 'Undid the deletion' },
        ),
      { once },
    )
  }
}

/** Newest first, then by what it’s about. One figure may have been deleted more than once. */
function placeOf({ from, cell, figure_id: id }: { from: string; cell: string; figure_id: string }): string {
  return `${from} ${cell} ${id}`
}

function wire(
  { id, record, shipped, version, changedAt, changedBy, removedAt }: StoredFigure,
  live: readonly StoredFigure[],
  today: string,
) {
  const to = lastDayOf(record, live)
  const isComing = record.from > today
  const time = isComing ? 'coming' : to !== null && to < today ? 'over' : 'now'
  const isDeleted = removedAt !== null
  return {
    figure_id: id,
    version,
    kind: record.kind,
    title: sayFigure(record),
    region: record.kind === 'cap' ? (record.region ?? 'GB') : null,
    payment_method: record.kind === 'cap' ? record.paymentMethod : null,
    cell: cellOfFigure(record),
    from: record.from,
    to,
    when: isDeleted ? 'deleted' : time,
    fields: fieldsOfFigure(record),
    source: record.source,
    address: record.address ?? null,
    checked_on: record.checkedOn ?? null,
    is_shipped: shipped !== null && changedBy === null,
    changed_at: changedAt.toISOString(),
    changed_by: changedBy,
    can_restore: isDeleted && isComing && !live.some((each) => keyOf(each.record) === keyOf(record)),
  } as const
}
