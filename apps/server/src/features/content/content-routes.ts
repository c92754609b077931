import { Failure, listClaims, listHeroBanners, readGlobalSetting } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { createContentSnapshot } from './content-snapshot.ts'
import type { ContentRecord } from './content-store.ts'

/** What editors wrote, in the shape that content clients expect. */
export function contentRoutes(app: FastifyInstance, ctx: Context): void {
  const snapshot = createContentSnapshot(ctx)
  serveEndpoint(app, listHeroBanners, async ({ query }) =>
    collection(await snapshot.list('hero-banner'), query.populate === '*' ? [] : ['image']),
  )
  serveEndpoint(app, listClaims, async () => collection(await snapshot.list('claim')))
  serveEndpoint(app, readGlobalSetting, async () => {
    const [setting] = await snapshot.list('global-setting')
    if (!setting) throw new Failure('not_found')
    return { data: wrap(setting), meta: {} }
  })
}

/** The contract's reply schema decides what leaves; here a record only takes its wire shape. */
// oxlint-disable-next-line typescript/no-explicit-any -- fields are JSON until the reply schema has parsed them
type Attributes = any

function collection(records: readonly ContentRecord[], without: readonly string[] = []) {
  const total = records.length
  const pagination = { page: 1, pageSize: Math.max(25, total), pageCount: total === 0 ? 0 : 1, total }
  return { data: records.map((record) => wrap(record, without)), meta: { pagination } }
}

function wrap({ id, documentId, fields, ...stamps }: ContentRecord, without: readonly string[] = []) {
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name)))
  const attributes: Attributes = {
    ...shown,
    createdAt: stamps.createdAt.toISOString(),
    updatedAt: stamps.updatedAt.toISOString(),
    publishedAt: stamps.publishedAt.toISOString(),
  }
  return { id, documentId, attributes }
}
