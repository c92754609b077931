import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { cleanRecord } from '../clean-record.ts'
import { findRecord } from './edit-store.ts'
import { checkDraft } from './publish-draft.ts'
import { kindOf } from './show-document.ts'

/**
 * A draft as the site would read it, or the live version without one: a campaign may be planned. What couldn't be
 * published is refused here as well, since no page could show it.
 */
export async function previewDraft(ctx: Pick<Context, 'db' | 'now' | 'workers'>, documentId: string) {
  const record = await findRecord(ctx.db, documentId)
  const kind = record && kindOf(record.kind)
  const fields = record?.draftFields ?? (record?.publishedAt ? record.fields : null)
  if (!kind || !fields || record.deletedAt !== null) throw new Failure('not_found')
  await checkDraft(ctx, ctx.db, kind, { ...record, draftFields: fields })
  const publishedAt = record.publishedAt ?? ctx.now()
  const { values } = cleanRecord(kind, { ...record, fields, updatedAt: ctx.now(), publishedAt })
  return { document_id: documentId, path: `/api/${kind.path}`, is_single: kind.isSingle, record: { ...values } }
}
