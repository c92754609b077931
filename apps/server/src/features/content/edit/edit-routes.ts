import * as contract from '@mowatt/contract'
import { consoleLimits, consolePages, Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { pageOf, readPlace } from '../../../platform/http/list-place.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf, RECENT_PASSKEY_MS } from '../../identity/public.ts'
import { requireOperator } from '../../operators/public.ts'
import { editedKinds } from '../own-kinds.ts'
import { listOldSlugs } from '../old-slug-store.ts'
import { findRecord, listRecords } from './edit-store.ts'
import { actOnRecord } from './act-on-record.ts'
import { beginRecord, saveDraft } from './save-draft.ts'
import { checkDraftText } from './check/check-draft-text.ts'
import { previewDraft } from './preview-draft.ts'
import { publishDue } from './publish-due.ts'
import { kindOf, showDocument } from './show-document.ts'
import { listVersions } from './version-store.ts'

const ROWS = consoleLimits.rows
const isDocumentId = (id: string) => id !== ''

/** The site's content, for its editors. */
export function editRoutes(app: FastifyInstance, ctx: Context): void {
  const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)

  app.addHook('onReady', async () => {
    await ctx.jobs.schedule('content.publish', '* * * * *', async () => {
      const count = await publishDue(ctx)
      if (count > 0) ctx.log.info({ job: 'content.publish', count }, 'scheduled content published')
    })
  })

  serveEndpoint(app, contract.listContentRecords, async ({ query: { after, ...wanted } }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.content)
    const found = await listRecords(ctx.db, { ...wanted, after: readPlace(after, isDocumentId), most: ROWS + 1 })
    const { rows, next } = pageOf(found, ROWS, ({ changedAt, documentId }) => ({ at: changedAt, id: documentId }))
    return {
      kinds: editedKinds.map(({ name, isSingle, isFixed = false }) => ({ name, is_single: isSingle || isFixed })),
      records: rows.map(({ documentId, changedAt, editedBy, ...row }) => ({
        ...row,
        document_id: documentId,
        changed_at: changedAt.toISOString(),
        edited_by: editedBy,
      })),
      next,
    }
  })

  serveEndpoint(app, contract.readContentRecord, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.content)
    return shown(ctx, params.document_id)
  })

  serveEndpoint(app, contract.previewContent, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.content)
    return previewDraft(ctx, params.document_id)
  })

  serveEndpoint(app, contract.checkContent, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.content)
    return checkDraftText(ctx, params.document_id)
  })

  serveEndpoint(
    app,
    contract.createContentRecord,
    async ({ body: { kind } }, request) => {
      const by = await requireOperator(ctx, request, consolePages.content)
      return { document_id: await beginRecord(ctx, kind, by) }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.saveContentDraft,
    async ({ params: { document_id: documentId }, body }, request) => {
      const by = await requireOperator(ctx, request, consolePages.content)
      const outcome = await saveDraft(ctx, { documentId, ...body }, by)
      return { outcome, document: await shown(ctx, documentId) }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.actOnContent,
    async ({ params: { document_id: documentId }, body: { version, reason, ...asked } }, request) => {
      const by = await requireOperator(ctx, request, consolePages.content, RECENT_PASSKEY_MS)
      const outcome = await actOnRecord(ctx, { documentId, version }, { by, reason }, asked)
      return { outcome, document: await shown(ctx, documentId) }
    },
    { once },
  )
}

async function shown({ db }: Context, documentId: string) {
  const record = await findRecord(db, documentId)
  const kind = record && kindOf(record.kind)
  if (!kind) throw new Failure('not_found')
  const [earlier, oldSlugs] = [await listVersions(db, documentId), await listOldSlugs(db, documentId)]
  return showDocument(kind, record, { earlier, oldSlugs })
}
