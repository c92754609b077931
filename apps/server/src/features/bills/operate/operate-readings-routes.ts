import { consoleLimits, consolePages, listDoubtedReadings } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { pageOf, readPlace } from '../../../platform/http/list-place.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { requireOperator } from '../../operators/public.ts'
import { openReading } from '../keep-bill.ts'
import { listCorrected, listDoubtful } from './doubted-reading-store.ts'
import { type DoubtedValue, doubtedValues } from './doubted-values.ts'
import { knownSupplier, shapeOf, withoutIdentity } from './without-identity.ts'

/** Bills that help to fix the reader. Nothing identifies their owners, so their consent isn't needed. */
export function operateReadingsRoutes(app: FastifyInstance, ctx: Context): void {
  serveEndpoint(app, listDoubtedReadings, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.readings)
    const list = query.show === 'doubtful' ? listDoubtful : listCorrected
    const found = await list(ctx.db, { after: readPlace(query.after), most: consoleLimits.rows + 1 })
    const { rows, next } = pageOf(found, consoleLimits.rows, ({ id, at }) => ({ id, at }))
    return {
      readings: rows.map(({ id, at, sealed }) => {
        const { reading, pages } = openReading(ctx, id, sealed)
        const { documentType, supplier } = reading.facts
        return {
          reading_id: id,
          at: at.toISOString(),
          document_type: documentType,
          supplier: knownSupplier(supplier) ?? null,
          pages: pages.length,
          values: doubtedValues(reading).map(wireValue),
        }
      }),
      next,
    }
  })
}

function wireValue({ path, label, status, value, readAs = value, printed, confidence, page, checks }: DoubtedValue) {
  return {
    path,
    label,
    status,
    read_as: withoutIdentity(path, readAs),
    text: status === 'corrected' ? withoutIdentity(path, value) : null,
    printed: shapeOf(printed),
    confidence,
    page,
    checks: checks.map(({ name, outcome }) => ({ name, outcome })),
  }
}
