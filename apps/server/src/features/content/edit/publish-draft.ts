import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { tellOfContent } from '../content-edition.ts'
import type { ContentKind } from '../content-kinds.ts'
import { changedFields } from './changed-fields.ts'
import { checkPublishable } from './check-publishable.ts'
import { type Asked, editRecord } from './edit-record.ts'
import { checkCampaign } from '../campaigns/check-campaign.ts'
import { checkTopic } from '../topics/check-topic.ts'
import { checkQuestion } from '../questions/check-question.ts'
import { isSlugTaken, moveSlug } from '../old-slug-store.ts'
import { deleteDraft, type EditedRecord, updateLive } from './edit-store.ts'
import { insertVersion } from './version-store.ts'

type Parts = Pick<Context, 'db' | 'now' | 'notices' | 'workers'>
type Why = Pick<Act, 'by' | 'reason'>

export function publishDraft(ctx: Parts, asked: Asked, why: Why): Promise<'done' | 'changed'> {
  return editRecord(ctx, asked, ({ tx, kind, record }) => putLive(ctx, tx, { kind, record, why }))
}

/** Replaces the live version with the draft, for every process. */
export async function putLive(
  ctx: Pick<Context, 'now' | 'notices' | 'workers'>,
  tx: Db,
  { kind, record, why }: { kind: ContentKind; record: EditedRecord; why: Why },
): Promise<void> {
  const { documentId, fields: live, draftFields: fields } = record
  if (fields === null) throw new Failure('not_found')
  await checkDraft(ctx, tx, kind, record)
  if (record.publishedAt !== null) {
    await insertVersion(tx, { documentId, fields: live, liveUntil: ctx.now(), replacedBy: why.by.email })
    await keepOldAddress(tx, kind, record)
  }
  await updateLive(tx, documentId, fields, ctx.now())
  await deleteDraft(tx, documentId)
  await tellOfContent(ctx, tx)
  const subject = `content:${documentId}`
  await noteAct(ctx, tx, { ...why, act: 'content.publish', subject, ...changedFields(live, fields) })
}

/** Posts have pages by their names: requests for the old address are redirected to the new one. */
async function keepOldAddress(tx: Db, { name: kind }: ContentKind, { documentId, fields, draftFields }: EditedRecord) {
  const [from, to] = [fields['slug'], draftFields?.['slug']]
  if (kind !== 'blog-post' || typeof from !== 'string' || typeof to !== 'string' || from === to) return
  await moveSlug(tx, { kind, from, to, documentId })
}

/** Refuses a draft that the site could not show. */
export async function checkDraft(
  ctx: Pick<Context, 'now' | 'workers'>,
  tx: Db,
  kind: ContentKind,
  { draftFields, ...record }: EditedRecord,
): Promise<void> {
  const fields = draftFields ?? {}
  checkPublishable(kind, { ...record, fields, publishedAt: record.publishedAt ?? ctx.now() })
  const { slug } = fields
  const { documentId } = record
  if (kind.name === 'hero-banner') await checkCampaign(tx, documentId, fields)
  if (kind.name === 'question') await checkQuestion(ctx, tx, { documentId, fields, live: record.fields })
  if (kind.name === 'topic') await checkTopic(ctx, fields)
  if (typeof slug === 'string' && (await isSlugTaken(tx, { kind: kind.name, slug, documentId }))) {
    throw new Failure('invalid_request', { fields: { slug: 'Another record already has this address.' } })
  }
}

/** Reverts to the live version. */
export function discardDraft(ctx: Parts, asked: Asked, why: Why): Promise<'done' | 'changed'> {
  return editRecord(ctx, asked, async ({ tx, record: { documentId, fields, draftFields } }) => {
    if (draftFields === null) throw new Failure('not_found')
    await deleteDraft(tx, documentId)
    const subject = `content:${documentId}`
    await noteAct(ctx, tx, { ...why, act: 'content.discard', subject, ...changedFields(draftFields, fields) })
  })
}
